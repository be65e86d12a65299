/**
 * `npm run keys -- list|rotate <NAME>|export`: the keys of the server by their prints, a successor for one of them, and the keys that a
 * former release kept in the database.
 */
import { moscowDay } from '../src/domain/dates/dates.ts'
import { formatDay } from '../src/domain/dates/day.ts'
import type { Db } from './kernel/database/types.ts'
import { storedSecrets } from './kernel/secrets/former-store.ts'
import { BadKey } from './kernel/secrets/key-file.ts'
import { keyOf } from './kernel/secrets/keys.ts'
import { freshKey, ownKeyFile, peekOwnKey, replaceOwnKey } from './kernel/secrets/own-keys.ts'
import { runCommand } from './start/command.ts'
import type { Config } from './start/config.ts'
import { KEY_NAMES, KEY_PURPOSES, knownOf, storedNameOf, takeKeys } from './start/keys.ts'
import type { KeyName } from './start/keys.ts'

const USAGE = `npm run keys -- list | rotate <${KEY_NAMES.join('|')}> | export`

type Settings = Pick<Config, 'keys' | 'dataDir'>

const dayOf = (moment: number): string => formatDay(moscowDay(moment))

/** Prints alone: the keys themselves are where they are. */
const list = async (db: Db, { keys, dataDir }: Settings): Promise<void> => {
  for (const name of KEY_NAMES) {
    const { what, until } = KEY_PURPOSES[name]
    const value = keys[name].current ?? peekOwnKey(dataDir, name)
    const place = keys[name].current === null ? `файл ${ownKeyFile(dataDir, name)}` : 'из окружения'
    const known = await knownOf(db, name, Date.now())
    console.log(`${name}: ${what}`)
    console.log(value === null ? '  ещё нет: сервер сделает его при запуске' : `  ${place}, отпечаток ${keyOf(value).print}`)
    if (known === null) continue
    if (value !== null && keyOf(value).print !== known.print) console.log(`  ВНИМАНИЕ: база знает отпечаток ${known.print}`)
    console.log(known.replacedAt === null ? '  с первого запуска' : `  с ${dayOf(known.replacedAt)}`)
    if (known.asked !== null) console.log(`  нужен и прежний, отпечаток ${known.asked}: ${until}`)
    else if (known.replacedAt !== null) console.log('  прежний больше не нужен')
  }
}

const REFUSED = 'Ключ, который был до этого, ещё нужен: второй раз его пока менять нельзя'

const rotateOwn = async (db: Db, { keys, dataDir }: Settings, name: KeyName): Promise<void> => {
  if (peekOwnKey(dataDir, name) === null) throw new BadKey(`Ключа ${name} ещё нет: сервер сделает его при первом запуске`)
  // Finishes what has been broken off.
  await takeKeys(db, { keys, dataDir }, Date.now())
  if ((await knownOf(db, name, Date.now()))?.asked) throw new BadKey(`${name}: ${REFUSED}`)
  replaceOwnKey(dataDir, name)
  const { current } = (await takeKeys(db, { keys, dataDir }, Date.now()))[name]
  console.log(`${name}: новый ключ, отпечаток ${current.print}, файл ${ownKeyFile(dataDir, name)}`)
  console.log(`Прежний лежит рядом, .old. Нужен: ${KEY_PURPOSES[name].until}`)
}

const tellRotation = async (db: Db, name: KeyName): Promise<void> => {
  if ((await knownOf(db, name, Date.now()))?.asked) throw new BadKey(`${name}: ${REFUSED}`)
  console.log(`Ключ ${name} задан окружением. Задайте всем серверам сразу и перезапустите их:`)
  console.log(`${name}_OLD=<прежнее значение ${name}>`)
  console.log(`${name}=${freshKey()}`)
  console.log(`Прежний нужен: ${KEY_PURPOSES[name].until}`)
}

const rotate = (db: Db, settings: Settings, name: KeyName): Promise<void> =>
  settings.keys[name].current === null ? rotateOwn(db, settings, name) : tellRotation(db, name)

/** As the environment wants them: what it names already is no more than the former one, and of the origin alone that is asked for. */
const exportStored = async (db: Db, { keys }: Settings): Promise<void> => {
  const stored = await storedSecrets(db)
  const lines = KEY_NAMES.flatMap((name) => {
    const known = storedNameOf(name)
    const value = known === null ? undefined : stored[known]
    if (value === undefined || keys[name].current === value) return []
    if (keys[name].current === null) return [`${name}=${value}`]
    return name === 'ORIGIN_KEY' ? [`${name}_OLD=${value}`] : []
  })
  console.log(lines.length > 0 ? lines.join('\n') : 'В базе нет ключей, которые ещё не названы')
}

const [command, ...rest] = process.argv.slice(2)
const name = KEY_NAMES.find((known) => known === rest[0])
if (command === 'list' && rest.length === 0) await runCommand(list, console.error)
else if (command === 'export' && rest.length === 0) await runCommand(exportStored, console.error)
else if (command === 'rotate' && name !== undefined && rest.length === 1)
  await runCommand((db, config) => rotate(db, config, name), console.error)
else {
  console.error(USAGE)
  process.exitCode = 2
}
