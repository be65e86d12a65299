/** `npm run doctor`: asks each configured part whether it works, and says what to do. Code 1 when one does not. */
import { readConfig } from './start/config.ts'
import { examine, PARTS } from './start/doctor/parts.ts'
import type { Health } from './start/doctor/health.ts'
import { explain } from './start/explain.ts'

const SIGNS: Readonly<Record<Health['kind'], string>> = {
  works: 'работает',
  soon: 'ВНИМАНИЕ',
  off: 'без службы',
  broken: 'НЕ РАБОТАЕТ',
}

try {
  const config = readConfig(process.env)
  const found = await Promise.all(PARTS.map(async (part) => ({ part, health: await examine(part, config) })))
  for (const { part, health } of found) console.log(`${part.name}: ${SIGNS[health.kind]}: ${health.told}`)
  const count = found.filter(({ health }) => health.kind === 'broken').length
  // A date that comes nearer does not fail: the installation works.
  console.log(count === 0 ? 'Всё подключённое работает' : `Не работает: ${count}`)
  // A part that never answers would hold the process.
  process.exit(count > 0 ? 1 : 0)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
