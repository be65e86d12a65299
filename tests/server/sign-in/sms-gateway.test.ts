/** SMS over HTTP, against a fake gateway that refuses, stays silent, drops connections and gets messages twice. */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs, smsDeliveries, smsMessages } from '../../../server/kernel/database/schema.ts'
import { buildWorker } from '../../../server/start/jobs.ts'
import { httpSms } from '../../../server/modules/sms/http-gateway.ts'
import { MINUTE, SECOND } from '../support/server/clock.ts'
import { askForCode, freshPhone } from '../support/deeds/codes.ts'
import { deafWatch } from '../support/server/jobs.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

interface Seen {
  id: string
  to: string
  text: string
  sender?: string
}

/** Messages sent to phones: once per id, by the gateway's contract. */
let phones = new Map<string, Seen>()
let requests: { key: string; authorization: string; body: Seen }[] = []
/** The next behaviours: a status, «take and break off», «take and be silent». The last one stays. */
let plan: (number | 'taken, broken off' | 'taken, silent')[] = []
const silent: ServerResponse[] = []

const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  let text = ''
  for await (const part of request) text += String(part)
  const body = JSON.parse(text) as Seen
  const key = String(request.headers['idempotency-key'])
  requests.push({ key, authorization: String(request.headers.authorization), body })
  const step = plan.length > 1 ? plan.shift() : plan[0]
  const isTaken = typeof step === 'string' || step === 200 || step === 202
  if (isTaken && !phones.has(key)) phones.set(key, body)
  if (step === 'taken, broken off') request.socket.destroy()
  else if (step === 'taken, silent') silent.push(response)
  else response.writeHead(Number(step)).end('{}')
}
const server = createServer((request, response) => void receive(request, response))

/** One client that waits for the gateway, and one with a short timeout. */
let worker: ReturnType<typeof buildWorker>
let hasty: ReturnType<typeof buildWorker>
const reports: unknown[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
  const { deps } = world()
  const workerWith = (timeout: number) => {
    const sms = httpSms({ url, token: 'secret', sender: 'MST', timeout })
    return buildWorker(
      { ...deps, ports: { ...deps.ports, sms: [sms] } },
      { ...deafWatch, failed: (error) => void reports.push(error) },
    )
  }
  worker = workerWith(20_000)
  hasty = workerWith(1_000)
})
afterAll(async () => {
  for (const response of silent) response.destroy()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(async () => {
  phones = new Map()
  requests = []
  reports.length = 0
  await world().db.delete(smsMessages)
  await world().db.delete(jobs)
})

const order = async (steps: typeof plan): Promise<string> => {
  plan = steps
  const mobile = freshPhone()
  await askForCode(world(), 'registration', mobile)
  const isSilent = steps[0] === 'taken, silent'
  await (isSilent ? hasty : worker).tick()
  return mobile
}

describe('the HTTP gateway', () => {
  it('gets id, phone, text and sender, with a key of repeat and our token; the message is erased at once', async () => {
    const mobile = await order([202])
    const [{ key, authorization, body } = { key: '', authorization: '', body: null }] = requests
    expect(body).toEqual({ id: key, to: mobile, text: expect.stringMatching(/^Код \d{6} —/) as unknown, sender: 'MST' })
    expect([authorization, requests.length, await world().db.$count(smsMessages)]).toEqual(['Bearer secret', 1, 0])
  })

  it.each([
    ['breaks off after taking it', 'taken, broken off'],
    ['is silent after taking it', 'taken, silent'],
  ] as const)('a gateway that %s is asked again with the same key: one message', async (_name, step) => {
    await order([step, 200])
    expect(await world().db.$count(smsMessages)).toBe(1)
    world().clock.pass(5 * SECOND)
    await worker.tick()
    expect([requests.length, new Set(requests.map(({ key }) => key)).size, phones.size]).toEqual([2, 1, 1])
    expect([await world().db.$count(smsMessages), reports]).toEqual([0, []])
  })

  it('409 says that it has been taken before', async () => {
    await order(['taken, broken off', 409])
    world().clock.pass(5 * SECOND)
    await worker.tick()
    expect([phones.size, await world().db.$count(smsMessages), reports]).toEqual([1, 0, []])
  })

  it.each([500, 503, 429, 408, 401])('%i is tried again, ever more seldom, until the code is dead', async (status) => {
    await order([status])
    const tries: number[] = [requests.length]
    for (let minute = 0; minute < 25; minute += 1) {
      world().clock.pass(MINUTE)
      await worker.tick()
      tries.push(requests.length)
    }
    expect(tries.at(-1)).toBeLessThanOrEqual(8)
    expect(tries.at(-1)).toBeGreaterThanOrEqual(4)
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
    expect([await world().db.$count(smsMessages), reports, phones.size]).toEqual([0, [], 0])
  })

  it.each([400, 422])('%i is final: reported once, without phone and text, and not asked again', async (status) => {
    const mobile = await order([status])
    world().clock.pass(11 * MINUTE)
    await worker.tick()
    expect([requests.length, reports.length, await world().db.$count(smsMessages)]).toEqual([1, 1, 0])
    expect(String(reports[0])).not.toContain(mobile)
  })

  it('a worker that dies after handing over: the next one repeats the key', async () => {
    await order([200])
    const [{ body } = { body: null }] = requests
    if (!body) throw new Error('the gateway was asked')
    await world()
      .db.insert(smsMessages)
      .values({ id: body.id, mobile: body.to, text: body.text, giveUpAt: new Date(world().clock.now() + MINUTE) })
    await world().db.update(smsDeliveries).set({ state: 'sending' })
    await world()
      .db.update(jobs)
      .set({ doneAt: null, lockedUntil: new Date(world().clock.now()) })
    await worker.tick()
    expect([requests.length, phones.size]).toEqual([2, 1])
  })
})
