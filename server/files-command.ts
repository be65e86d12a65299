/**
 * `npm run files -- move folder s3 | move s3 folder`: copies the uploaded files from one store to the other, while the server works.
 * `take <folder>` and `give <folder>` are the steps of `npm run backup` and `npm run restore` that know the bucket: the names come as JSON
 * on the input, the outcome is the last line of the output.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Db } from './kernel/database/types.ts'
import { copyFiles, storedNames } from './modules/files/copy-files.ts'
import type { CopyCount } from './modules/files/copy-files.ts'
import { folderStore } from './modules/files/folder-store.ts'
import type { FileStore } from './modules/files/ports.ts'
import { s3Store } from './modules/files/s3/store.ts'
import { BadConfig, settingsFor } from './start/bad-config.ts'
import { runCommand } from './start/command.ts'
import type { Config } from './start/config.ts'
import { explain } from './start/explain.ts'
import { fileConfig, FILE_SETTINGS } from './start/file-adapters.ts'
import { insistOnBucket } from './start/insist-on-bucket.ts'

const USAGE = 'npm run files -- move folder s3 | move s3 folder'

type Place = 'folder' | 's3'

const bucketOf = ({ bucket }: Pick<Config, 'bucket'>): FileStore => {
  settingsFor('корзины', { FILES_BUCKET: bucket?.bucket })
  if (bucket === null) throw new BadConfig('Задайте FILES_BUCKET')
  return s3Store(bucket)
}

const storeOf = (place: Place, config: Pick<Config, 'dataDir' | 'bucket'>): FileStore =>
  place === 'folder' ? folderStore(join(config.dataDir, 'files')) : bucketOf(config)

const sayCount = ({ copied, present, missing, differing }: CopyCount): string =>
  `Скопировано ${copied}, лежало раньше ${present}, нет в источнике ${missing.length}, не совпало ${differing.length}`

const move = async (db: Db, config: Config, from: Place, to: Place): Promise<void> => {
  const [source, target] = [storeOf(from, config), storeOf(to, config)]
  await insistOnBucket({ files: 's3', bucket: config.bucket }, console.error)
  const count = await copyFiles(storedNames(db), source, target, (soFar) => console.log(sayCount(soFar)))
  for (const name of count.missing) console.log(`Нет в источнике: ${name}`)
  for (const name of count.differing) console.log(`Не совпало: ${name}`)
  console.log(sayCount(count))
  if (count.missing.length + count.differing.length > 0) {
    console.log('Что делать: docs/operations.md, «Файлы»')
    process.exitCode = 1
    return
  }
  console.log(`Все файлы на месте. Задайте всем серверам FILES=${to}, перезапустите их и повторите команду: она скопирует новые`)
}

/** Without a database: of the environment the bucket alone is needed. */
const carry = async (way: 'take' | 'give', folder: string): Promise<void> => {
  try {
    // An empty variable is none, as for the server.
    const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
    const { success, data, error } = z.object(FILE_SETTINGS).safeParse(given)
    if (!success)
      throw new BadConfig(`Неверные значения переменных окружения: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`)
    const config = fileConfig(data)
    const [bucket, copy] = [bucketOf(config), folderStore(folder)]
    await insistOnBucket({ files: 's3', bucket: config.bucket }, console.error)
    const names = z.array(z.string()).parse(JSON.parse(readFileSync(0, 'utf8')))
    const [from, to] = way === 'take' ? [bucket, copy] : [copy, bucket]
    console.log(JSON.stringify(await copyFiles([names], from, to, () => undefined)))
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

const [command, from = '', to, ...rest] = process.argv.slice(2)
const isPlace = (name: string | undefined): name is Place => name === 'folder' || name === 's3'
if (command === 'move' && isPlace(from) && isPlace(to) && from !== to && rest.length === 0)
  await runCommand((db, config) => move(db, config, from, to), console.error)
else if ((command === 'take' || command === 'give') && from !== '' && to === undefined) await carry(command, from)
else {
  console.error(USAGE)
  process.exitCode = 2
}
