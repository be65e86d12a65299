/** C06: an upload may be interrupted at any moment, and all of its bytes are still removed. */
import { Agent, request } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { files, jobs } from '../../../server/kernel/database/schema.ts'
import { MARIA } from '../../../server/demo/people.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { folderStore } from '../../../server/modules/files/folder-store.ts'
import type { FileStore } from '../../../server/modules/files/ports.ts'
import { bytesOf } from '../../../server/modules/files/stored-file.ts'
import { DAY, HOUR, MINUTE } from '../support/server/clock.ts'
import { readCode } from '../support/deeds/codes.ts'
import { confirmDeletion, requestDeletion } from '../support/deeds/deletion.ts'
import { everyFile } from '../support/everything.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'
import { multipart, PDF, photo, picture, post, upload } from '../support/deeds/upload.ts'

const world = testApp()
const MARIA_NUMBER = 5

let usual: FileStore
beforeEach(async () => {
  usual = { ...world().deps.ports.fileStore }
  await world().db.delete(jobs)
})
afterEach(() => {
  Object.assign(world().deps.ports.fileStore, usual)
})

/** From now on the process crashes in the middle of writing: after `before`, with the bytes written so far. */
const dieWriting = (before: FileStore['put']): void => {
  world().deps.ports.fileStore.put = async (name, bytes) => {
    await before(name, bytes)
    throw new Error('killed')
  }
}

const lying = () => everyFile(world().folder).map(({ table }) => table)

const cleanUp = async (): Promise<void> => {
  await world().db.delete(jobs).where(eq(jobs.kind, 'cleanup'))
  await scheduleRepeating(world().deps)
  // A second run for the jobs that the first has enqueued.
  await world().runJobs()
  await world().runJobs()
}

describe('a crash while an upload is written', () => {
  it.each([
    ['all bytes are there', (name: string, bytes: Buffer) => usual.put(name, bytes)],
    [
      'half of them are there',
      (name: string, bytes: Buffer) => folderStore(`${world().folder}/files`).put(`${name}.part`, bytes.subarray(0, 20)),
    ],
    ['none are there', async () => undefined],
  ])('C06 %s: the clean-up takes row and bytes, and nothing before they are an hour old', async (_what, before) => {
    const [rows, bytes] = [await world().db.$count(files), lying()]
    dieWriting(before)
    expect((await upload(world(), MARIA_NUMBER, PDF, 'чек.pdf')).status).toBe(500)
    const left = lying()
    await cleanUp()
    expect(lying()).toEqual(left)
    world().clock.pass(HOUR + MINUTE)
    await cleanUp()
    expect([lying(), await world().db.$count(files)]).toEqual([bytes, rows])
    expect(world().jobErrors).toEqual([])
  })

  it('C06 the account goes before the crash: an hour later nothing is left', async () => {
    await requestDeletion(world(), phoneOf(6))
    const code = await readCode(world(), phoneOf(6))
    const bytes = lying()
    dieWriting(async (name, all) => {
      expect((await confirmDeletion(world(), phoneOf(6), code)).json.code).toBe(0)
      await world().runJobs()
      await usual.put(name, all)
    })
    expect((await upload(world(), 6, PDF, 'чек.pdf')).status).toBe(500)
    world().clock.pass(HOUR + MINUTE)
    await world().runJobs()
    expect(lying()).toEqual(bytes)
  })
})

it('B07 a file that is being written is none yet: not to be read, not to be put into a passport or onto a receipt', async () => {
  const token = await world().tokenOf(MARIA_NUMBER)
  const seen: number[] = []
  world().deps.ports.fileStore.put = async (name, bytes) => {
    await usual.put(name, bytes)
    const receipt = { images: [name], n: 1, isManualInput: true }
    seen.push((await world().call('GET', `/files/${name}`, { token })).status)
    seen.push((await world().call('POST', '/sale/buyer/purchase/confirm/100.00090', { token, body: receipt })).json.code)
  }
  const name = (await upload(world(), MARIA_NUMBER, await picture().jpeg().toBuffer(), 'чек.jpg')).json.payload
  expect(seen).toEqual([404, 123])
  expect((await world().call('GET', `/files/${name}`, { token })).status).toBe(200)
})

it('a whole upload outlives every clean-up of its week', async () => {
  const name = await photo(world(), MARIA_NUMBER)
  world().clock.pass(6 * DAY)
  await cleanUp()
  expect(await bytesOf(usual, name)).not.toBeNull()
})

describe('API49 one file a request', () => {
  const two = (first: string, second: string, bytes = PDF): Buffer => {
    const [one, other] = [multipart(PDF, first), multipart(bytes, second)]
    // The end of the first body is replaced by the second.
    return Buffer.concat([one.subarray(0, one.lastIndexOf('--mst-boundary--')), other])
  }

  it('two files are refused with the code of a refused upload, and none of them is kept', async () => {
    const [rows, bytes] = [await world().db.$count(files, eq(files.ownerId, MARIA)), lying()]
    const { status, json } = await post(world(), MARIA_NUMBER, two('чек.pdf', 'другой.pdf'))
    expect([status, json]).toEqual([422, { code: 500, message: 'Загружайте файлы по одному', payload: null }])
    expect([await world().db.$count(files, eq(files.ownerId, MARIA)), lying()]).toEqual([rows, bytes])
  })

  it('what is left of a refused request is thrown away: its connection serves the next one', async () => {
    const url = await world().app.listen({ port: 0, host: '127.0.0.1' })
    const headers = { token: await world().tokenOf(MARIA_NUMBER), 'content-type': 'multipart/form-data; boundary=mst-boundary' }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const send = (body: Buffer): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const sent = request(`${url}/api/files`, { method: 'POST', agent, headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode))
        })
        sent.on('error', reject).end(body)
      })
    const long = Buffer.alloc(9_000_000, 32)
    expect(await send(two('чек.pdf', 'другой.pdf', long))).toBe(422)
    expect(await send(multipart(long, 'чек.pdf', 'photo'))).toBe(400)
    expect(await send(multipart(PDF, 'чек.pdf'))).toBe(200)
    agent.destroy()
  })
})
