/** C06 D158 the portal with its files in a bucket: uploaded, shown, swept. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '../../../server/kernel/database/schema.ts'
import { s3Store } from '../../../server/modules/files/s3/store.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { bytesOf } from '../../../server/modules/files/stored-file.ts'
import { multipart, PDF, post } from '../support/deeds/upload.ts'
import { MAX_FILE_BYTES } from '../../../src/domain/portal/limits.ts'
import { DAY } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import { startStandIn } from './stand-ins/process.ts'
import type { StandIn } from './stand-ins/process.ts'
import type { StoreMode } from './stand-ins/s3.ts'

const world = testApp()
const MARIA = 5
let bucket: StandIn<StoreMode>
beforeAll(async () => {
  bucket = await startStandIn<StoreMode>('s3')
  world().deps.ports.fileStore = s3Store({
    endpoint: `http://localhost:${bucket.port}`,
    region: 'ru-test1',
    bucket: 'files',
    isPathStyle: true,
    accessKey: 'AKIDTEST',
    secretKey: 'test/secret+key',
    encryption: null,
    timeout: 5_000,
  })
})
afterAll(() => bucket.stop())

const get = async (name: string) => world().call('GET', `/files/${name}`, { token: await world().tokenOf(MARIA) })
const stored = (name: string) => bytesOf(world().deps.ports.fileStore, name)

it('D158 a file is uploaded and shown; while the bucket is away it is neither missing nor a fault of the server', async () => {
  const name = (await post(world(), MARIA, multipart(PDF, 'чек.pdf'))).json.payload
  expect((await get(name)).status).toBe(200)
  await bucket.become('slowDown')
  const { status, json } = await get(name)
  expect([status, json.message]).toEqual([422, 'Хранилище файлов сейчас недоступно. Повторите через несколько минут'])
  await bucket.become('well')
  expect((await get(name)).status).toBe(200)
})

it('C06 what nobody used for a week goes from the bucket too, and one that was away is tried again', async () => {
  const name = (await post(world(), MARIA, multipart(PDF, 'чек.pdf'))).json.payload
  expect(await stored(name)).toEqual(PDF)
  world().clock.pass(8 * DAY)
  await world().db.delete(jobs).where(eq(jobs.kind, 'cleanup'))
  await scheduleRepeating(world().deps)
  await bucket.become('slowDown')
  await world().runJobs()
  await world().runJobs()
  await bucket.become('well')
  expect(await stored(name)).toEqual(PDF)
  world().clock.pass(DAY)
  await world().runJobs()
  expect([await stored(name), world().jobErrors]).toEqual([null, []])
})

describe('API48 D272 a file on its way to its reader', () => {
  const LONG = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES - 2 * PDF.length, 32), PDF])
  let url = ''
  let name = ''
  beforeAll(async () => {
    url = await world().app.listen({ port: 0, host: '127.0.0.1' })
    name = (await post(world(), MARIA, multipart(LONG, 'упд.pdf'))).json.payload
  })
  const download = async (signal?: AbortSignal) =>
    fetch(`${url}/api/files/${name}`, { headers: { token: await world().tokenOf(MARIA) }, ...(signal && { signal }) })
  const brokenOff = () => world().log.filter((line) => line.includes('an answer broke off on its way'))

  it('comes whole, and its length before it', async () => {
    const answer = await download()
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(LONG.length)])
    expect(Buffer.from(await answer.arrayBuffer()).equals(LONG)).toBe(true)
  })

  it('the store breaks off or gives other bytes: the connection ends before the last byte, and the log says why', async () => {
    for (const mode of ['cut', 'changesBytes'] as const) {
      await bucket.become(mode)
      const answer = await download()
      await expect(answer.arrayBuffer()).rejects.toThrow('terminated')
      await bucket.become('well')
    }
    expect(brokenOff().map((line) => (JSON.parse(line) as { level: number; message: string }).message)).toEqual([
      'the file store breaks off: UND_ERR_SOCKET',
      'the file store gives other bytes than it was given',
    ])
  })

  it('a file of one piece that breaks off is refused in words: nothing of it has left', async () => {
    const small = (await post(world(), MARIA, multipart(PDF, 'чек.pdf'))).json.payload
    await bucket.become('cut')
    const { status, json, headers } = await get(small)
    await bucket.become('well')
    expect([status, json.message]).toEqual([422, 'Хранилище файлов сейчас недоступно. Повторите через несколько минут'])
    expect([headers['content-type'], headers['content-disposition']]).toEqual(['application/json; charset=utf-8', undefined])
  })

  it('a reader who leaves ends the request to the bucket, and is no failure', async () => {
    const before = brokenOff().length
    const leaving = new AbortController()
    const answer = await download(leaving.signal)
    await answer.body?.getReader().read()
    expect(await bucket.reading()).toBe(1)
    leaving.abort()
    await expect.poll(() => bucket.reading()).toBe(0)
    expect(brokenOff()).toHaveLength(before)
  })
})
