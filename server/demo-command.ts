/** `npm run demo -- remove`: removes the demo world from a database that is to serve in production. */
import { parseArgs } from 'node:util'
import { removeDemo } from './demo/remove.ts'
import type { Db } from './kernel/database/types.ts'
import { runCommand } from './start/command.ts'

const USAGE = 'npm run demo -- remove'

const remove = async (db: Db): Promise<void> => {
  const { people, points, tools, kept } = await db.transaction((tx) => removeDemo(tx, Date.now()))
  console.log(`Удалено: учётных записей ${people}, точек ${points}, серийных номеров ${tools}`)
  console.log(
    `Осталось, потому что на них ссылаются продажи: точек ${kept.points}, серийных номеров ${kept.tools}. Модели остались: их меняет владелец базы`,
  )
}

const isAsked = (): boolean => {
  try {
    const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true })
    return positionals.length === 1 && positionals[0] === 'remove'
  } catch {
    return false
  }
}

if (isAsked()) await runCommand(remove, console.error)
else {
  console.error(USAGE)
  process.exitCode = 2
}
