/** D158 `npm run files` as an operator runs it: from the folder to a bucket and back. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStandIn } from '../files/stand-ins/process.ts'
import type { StandIn } from '../files/stand-ins/process.ts'
import type { StoreMode } from '../files/stand-ins/s3.ts'
import { freshPlace, runToEnd, startProcess } from '../support/server/process.ts'

let place: Awaited<ReturnType<typeof freshPlace>>
let bucket: StandIn<StoreMode>
let env: Record<string, string>
let folder: string
/** How many files the demo world has. */
let all: number

beforeAll(async () => {
  place = await freshPlace()
  bucket = await startStandIn<StoreMode>('s3')
  env = {
    ...place.env,
    FILES_ENDPOINT: `http://localhost:${bucket.port}`,
    FILES_REGION: 'ru-test1',
    FILES_BUCKET: 'files',
    FILES_ACCESS_KEY: 'AKIDTEST',
    FILES_SECRET_KEY_FILE: join(place.env['DATA_DIR'] ?? '', '..', 'secret'),
  }
  writeFileSync(env['FILES_SECRET_KEY_FILE'] ?? '', 'test/secret+key\n')
  folder = join(place.env['DATA_DIR'] ?? '', 'files')
  // A start of the demo writes its files into the folder.
  const server = await startProcess({ ...place.env, DRAIN_SECONDS: '0' })
  server.signal('SIGTERM')
  await server.ended
  all = readdirSync(folder).length
})
afterAll(async () => {
  await bucket.stop()
  place.remove()
})

const move = (...args: string[]) => runToEnd('files-command', ['move', ...args], env)

it('D158 copies, goes on, and proves: what is there is not written again', async () => {
  const first = await move('folder', 's3')
  expect(first.output).toContain(`Скопировано ${all}, лежало раньше 0, нет в источнике 0, не совпало 0`)
  expect([first.code, first.output.includes('Задайте всем серверам FILES=s3')]).toEqual([0, true])
  expect((await move('folder', 's3')).output).toContain(`Скопировано 0, лежало раньше ${all},`)
})

it('D158 back again: what is missing or damaged in the folder comes from the bucket', async () => {
  const [gone = '', damaged = ''] = readdirSync(folder)
  rmSync(join(folder, gone))
  writeFileSync(join(folder, damaged), 'damaged')
  expect((await move('s3', 'folder')).output).toContain(`Скопировано 2, лежало раньше ${all - 2},`)
})

it('D158 a file that the source has lost is named, and ends the command with 1', async () => {
  const [gone = ''] = readdirSync(folder)
  rmSync(join(folder, gone))
  const { code, output } = await move('folder', 's3')
  expect([code, output.includes(`Нет в источнике: ${gone}`)]).toEqual([1, true])
})

it('D158 a wrong key, a bucket that is away, no bucket: said in Russian, nothing done', async () => {
  const wrong = await runToEnd('files-command', ['move', 'folder', 's3'], { ...env, FILES_ACCESS_KEY: 'ANOTHER' })
  expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('Хранилище файлов не пускает с этим ключом')])
  const none = await runToEnd('files-command', ['move', 'folder', 's3'], place.env)
  expect([none.code, none.output]).toEqual([1, expect.stringContaining('Для корзины задайте FILES_BUCKET')])
  await bucket.become('hangsUp')
  const away = await move('folder', 's3')
  expect([away.code, away.output]).toEqual([1, expect.stringContaining('Хранилище файлов сейчас недоступно')])
  await bucket.become('well')
})
