/** `npm run atlas:verify [-- <folder>]`: which agreements stand, and what made the others void. Code 1 when one does not stand. */
import { resolve } from 'node:path'
import { voidLines, verdictText } from '../../../src/atlas/agreement/say.ts'
import { flows } from '../../../src/atlas/flows.ts'
import { readPart } from './parts.ts'
import { NoSshKeygen } from './signature.ts'
import { AGREEMENTS, checkAgreements, readRemarks } from './verify.ts'

const folder = resolve(process.argv[2] ?? AGREEMENTS)

const report = (): boolean => {
  const checked = checkAgreements(
    flows.map(({ flow }) => readPart(flow)),
    folder,
  )
  for (const one of checked) {
    const { file, statement, verdict } = one
    console.log(`${file}: ${statement ? `«${statement.title}», ${statement.who}, ` : ''}${verdictText(one)}`)
    if (verdict.kind === 'void') for (const by of verdict.by) for (const text of voidLines(by)) console.log(`    ${text}`)
  }
  const open = readRemarks(folder).filter(({ isClosed }) => !isClosed)
  const good = checked.filter(({ verdict }) => verdict.kind === 'good').length
  console.log(
    checked.length === 0
      ? `Подписанных листов в ${folder} нет.`
      : `Листов: ${checked.length}, действует: ${good}. Открытых замечаний: ${open.length}.`,
  )
  return good === checked.length
}

try {
  process.exitCode = report() ? 0 : 1
} catch (error) {
  if (!(error instanceof NoSshKeygen)) throw error
  console.error(error.message)
  process.exitCode = 1
}
