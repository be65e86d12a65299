/** D189 D197 Two gateways: which of them gets a message, and what is kept of it. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs, smsDeliveries, smsMessages } from '../../../../server/kernel/database/schema.ts'
import { describeError } from '../../../../server/kernel/describe-error.ts'
import { buildWorker } from '../../../../server/start/jobs.ts'
import { MINUTE, SECOND } from '../../support/server/clock.ts'
import { askForCode, freshPhone } from '../../support/deeds/codes.ts'
import { deafWatch } from '../../support/server/jobs.ts'
import { everyRow } from '../../support/everything.ts'
import { testApp } from '../../support/server/test-app.ts'
import { startSmsStandIn } from '../../support/sms-stand-in.ts'
import type { SmsStandIn, StandInName, Step } from '../../support/sms-stand-in.ts'

const world = testApp()

let standIn: SmsStandIn
let worker: ReturnType<typeof buildWorker>
const reports: string[] = []

const workerWith = (...names: StandInName[]) => {
  const { deps } = world()
  const sms = names.map((name) => standIn.gateway(name, { timeout: 400 }))
  const failed = (error: unknown) => void reports.push(JSON.stringify(describeError(error)))
  return buildWorker({ ...deps, ports: { ...deps.ports, sms } }, { ...deafWatch, failed })
}

beforeAll(async () => {
  standIn = await startSmsStandIn()
})
afterAll(() => standIn.stop())
beforeEach(async () => {
  reports.length = 0
  worker = workerWith('smsc', 'smsru')
  await world().db.delete(smsMessages)
  await world().db.delete(smsDeliveries)
  await world().db.delete(jobs)
  await plan([], [])
})

const plan = async (first: readonly Step[], second: readonly Step[]): Promise<void> => {
  await standIn.plan('smsc', first)
  await standIn.plan('smsru', second)
}

/** Asks for a code and lets the jobs work that are due. */
const order = async (mobile = freshPhone()): Promise<string> => {
  await askForCode(world(), 'registration', mobile)
  await worker.tick()
  return mobile
}

const on = async (name: StandInName, mobile: string): Promise<string[]> =>
  (await standIn.seen(name)).phones.filter((one) => one.mobile === mobile).map(({ text }) => text)

/** How often the phone has got something: from the first gateway, from the second. */
const got = async (mobile: string) => [(await on('smsc', mobile)).length, (await on('smsru', mobile)).length]

const kept = async (mobile: string) =>
  (await world().db.select().from(smsDeliveries).where(eq(smsDeliveries.mobile, mobile)).orderBy(smsDeliveries.gateway)).map(
    ({ gateway, state, code }) => [gateway, state, code],
  )

const waiting = () => world().db.$count(smsMessages)

describe('D189 a refusal', () => {
  it.each([
    [3, 'later'],
    [2, 'later'],
    [9, 'later'],
    [8, 'refused'],
    ['http 429', 'later'],
  ] as const)('%s of the first: the second sends at once, and the operator hears of it', async (step, state) => {
    await plan([step], [])
    const mobile = await order()
    expect(await got(mobile)).toEqual([0, 1])
    const code = String(step).replace('http ', '')
    expect(await kept(mobile)).toEqual([
      ['smsc', state, code],
      ['smsru', 'accepted', null],
    ])
    expect([await waiting(), reports.length]).toEqual([0, 1])
    expect(reports[0]).toContain(`the sms gateway smsc refused a message: ${code}`)
  })

  it('for its own reasons keeps it last for five minutes: it is asked and told of once, not with every code', async () => {
    await plan([3], [])
    await order()
    const second = await order()
    expect([await got(second), reports.length]).toEqual([[0, 1], 1])
    world().clock.pass(6 * MINUTE)
    expect(await got(await order())).toEqual([1, 0])
  })

  it('of both for good: told once, without phone and text, and nobody is asked again', async () => {
    await plan([7], [202])
    const mobile = await order()
    world().clock.pass(MINUTE)
    await worker.tick()
    expect([await got(mobile), await waiting(), reports.length]).toEqual([[0, 0], 0, 1])
    expect(reports[0]).toContain('smsc refused a message: 7; the sms gateway smsru refused a message: 202')
    expect(reports[0]).not.toContain(mobile)
  })

  it('of both for now: both are asked again until one takes it or the code is dead', async () => {
    await plan([3, 3], [201])
    const mobile = await order()
    expect([await got(mobile), await waiting()]).toEqual([[0, 0], 1])
    world().clock.pass(5 * SECOND)
    await worker.tick()
    expect([await got(mobile), await waiting()]).toEqual([[0, 1], 0])
  })
})

describe('D189 silence', () => {
  it.each(['silent', 'cut', 'html', 'http 502'] as const)(
    '%s: nobody else sends this code; the next one goes by the second gateway',
    async (step) => {
      await plan([step], [])
      const mobile = await order()
      const [first, second] = await got(mobile)
      expect([second, await waiting(), reports.length]).toEqual([0, 0, 1])
      world().clock.pass(MINUTE)
      await worker.tick()
      expect(await got(mobile), 'no money is spent twice').toEqual([first, 0])
      await order(mobile)
      expect(await got(mobile)).toEqual([first, 1])
    },
  )

  it('of a gateway that sends a repeat once: it alone is asked again', async () => {
    worker = workerWith('http', 'smsru')
    await standIn.plan('http', ['cut'])
    const mobile = await order()
    world().clock.pass(5 * SECOND)
    await worker.tick()
    expect([(await on('http', mobile)).length, (await on('smsru', mobile)).length, await waiting()]).toEqual([1, 0, 0])
    expect(await kept(mobile)).toEqual([['http', 'accepted', null]])
  })

  it('a worker that dies while it tells the gateway: the message counts as sent', async () => {
    await plan(['silent'], [])
    const mobile = freshPhone()
    await askForCode(world(), 'registration', mobile)
    const dying = workerWith('smsc', 'smsru')
    const work = dying.tick()
    await expect.poll(async () => (await standIn.seen('smsc')).phones.length).toBe(1)
    await dying.stop(0)
    await work.catch(() => undefined)
    world().clock.pass(2 * MINUTE)
    await worker.tick()
    expect([await got(mobile), await waiting()]).toEqual([[1, 0], 0])
  })
})

describe('D197 what has become of a message', () => {
  it.each(['delivered', 'undelivered'] as const)('%s: asked after twenty seconds, and then no more', async (state) => {
    await standIn.plan('smsc', [], state)
    const mobile = await order()
    world().clock.pass(19 * SECOND)
    await worker.tick()
    expect(await kept(mobile)).toEqual([['smsc', 'accepted', null]])
    world().clock.pass(SECOND)
    await worker.tick()
    expect(await kept(mobile)).toEqual([['smsc', state, null]])
    expect(await world().db.$count(jobs, eq(jobs.kind, 'check-sms'))).toBe(1)
    for (const { doneAt } of await world().db.select().from(jobs)) expect(doneAt).not.toBeNull()
  })

  it('a gateway that never tells is asked for half an hour at most', async () => {
    await standIn.plan('smsc', [], 'onTheWay')
    const mobile = await order()
    for (let minute = 0; minute < 60; minute += 1) {
      world().clock.pass(MINUTE)
      await worker.tick()
    }
    expect(await kept(mobile)).toEqual([['smsc', 'accepted', null]])
    for (const { doneAt, attempts } of await world().db.select().from(jobs).where(eq(jobs.kind, 'check-sms'))) {
      expect(doneAt).not.toBeNull()
      expect(attempts).toBeLessThanOrEqual(6)
    }
  })

  it('after silence SMSC.ru tells by our own id whether it had the message', async () => {
    await plan(['silent'], [])
    const mobile = await order()
    expect(await kept(mobile)).toEqual([['smsc', 'unknown', 'silent']])
    world().clock.pass(20 * SECOND)
    await worker.tick()
    expect(await kept(mobile)).toEqual([['smsc', 'delivered', 'silent']])
  })

  it('a phone that got nothing is served by the other gateway, others as before', async () => {
    await standIn.plan('smsc', [], 'undelivered')
    const mobile = await order()
    world().clock.pass(MINUTE)
    await worker.tick()
    await order(mobile)
    expect(await got(mobile)).toEqual([1, 1])
    expect(await got(await order())).toEqual([1, 0])
  })

  it('the code stands in no row and in no line about it', async () => {
    await plan([3], ['cut'])
    const mobile = await order()
    const [text = ''] = await on('smsru', mobile)
    const code = /\d{6}/.exec(text)?.[0] ?? 'none'
    const rows = await everyRow(world().db)
    expect(rows.filter(({ text: row }) => row.includes(mobile) && row.includes('smsru'))).toHaveLength(1)
    for (const where of [...rows.map(({ text: row }) => row), ...reports, ...world().log]) expect(where).not.toContain(code)
    for (const line of [...reports, ...world().log]) expect(line).not.toContain(mobile)
  })
})
