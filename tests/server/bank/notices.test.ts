/** Notices of the bank, as anybody on the network could send them. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bankNotices, bankPayments, cards, jobs, payouts, users } from '../../../server/kernel/database/schema.ts'
import { keyOf } from '../../../server/kernel/secrets/keys.ts'
import { sign } from '../../../server/modules/bank/signature.ts'
import { bindCard, NUMBERS } from '../cards/support.ts'
import { expectSoundPayouts, movementsOf, newPayee, payoutIn, purse, withdraw } from '../payouts/support.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const MINUTE = 60_000

/** Sends a notice signed with the key at a moment. */
const send = async (notice: object, { key, at, body }: { key?: string; at?: number; body?: string } = {}) => {
  const text = JSON.stringify(notice)
  const header = sign(key === undefined ? world().deps.bankKeys.current : keyOf(key), text, at ?? world().clock.now())
  return post(body ?? text, header)
}

const post = async (payload: string, signature: string | null) => {
  const headers = { 'content-type': 'application/json', ...(signature !== null && { 'bank-signature': signature }) }
  const answer = await world().app.inject({ method: 'POST', url: '/api/e2c/notice', headers, payload })
  return answer.json().code
}

const cardsOf = (userId: string) => world().db.$count(cards, eq(cards.userId, userId))
const customerOf = async (id: string) => (await world().db.select().from(users).where(eq(users.id, id)))[0]?.bankCustomer ?? ''

const bound = (customer: string) => ({
  event: 'cardBound',
  customer,
  binding: randomUUID(),
  card: randomUUID(),
  pan: '2200********4242',
})

/** A payout on its way. */
const paying = async (number: string = NUMBERS.late) => {
  const person = await newPayee(world(), 1_000)
  const card = await bindCard(world(), person.token, number)
  const key = payoutIn(await withdraw(world(), { token: person.token, card }, 500))
  await world().runJobs()
  return { person, key, notice: (state: string) => ({ event: 'payout', key, state, reason: null }) }
}

const stepOf = async (id: string) => (await world().db.select().from(payouts).where(eq(payouts.id, id)))[0]?.step

describe('the signature of a notice', () => {
  it('A68 binds a card when the bank has signed it, five minutes early or late', async () => {
    const { id } = await newPayee(world(), 0)
    const customer = await customerOf(id)
    expect(await send(bound(customer))).toBe(0)
    expect(await send(bound(customer), { at: world().clock.now() - 5 * MINUTE })).toBe(0)
    expect(await send(bound(customer), { at: world().clock.now() + 5 * MINUTE })).toBe(0)
    expect(await cardsOf(id)).toBe(4)
  })

  it.each<[string, (notice: object) => Promise<number>]>([
    ['another key', (notice) => send(notice, { key: 'x'.repeat(64) })],
    ['a body changed on the way', (notice) => send(notice, { body: JSON.stringify(notice).replace('4242', '4243') })],
    ['a space added on the way', (notice) => send(notice, { body: ` ${JSON.stringify(notice)}` })],
    ['older than five minutes', (notice) => send(notice, { at: world().clock.now() - 5 * MINUTE - 1_000 })],
    ['of the future', (notice) => send(notice, { at: world().clock.now() + 5 * MINUTE + 1_000 })],
    ['no digest', (notice) => post(JSON.stringify(notice), `t=${Math.floor(world().clock.now() / 1000)},v1=`)],
    ['not a signature', (notice) => post(JSON.stringify(notice), 'x')],
    [
      'an older moment with a new digest',
      async (notice) => {
        const text = JSON.stringify(notice)
        const [, digest] = sign(world().deps.bankKeys.current, text, world().clock.now() - 60_000).split(',')
        return post(text, `t=${Math.floor(world().clock.now() / 1000)},${digest}`)
      },
    ],
  ])('A68 %s is refused and binds nothing', async (_title, forge) => {
    const { id } = await newPayee(world(), 0)
    expect(await forge(bound(await customerOf(id)))).toBe(121)
    expect(await cardsOf(id)).toBe(1)
  })

  it('A68 without a signature, and in a form that the contract does not know, the request is refused', async () => {
    expect(await post(JSON.stringify(bound('x')), null)).toBe(123)
    expect(await send({ event: 'cardBound', customer: 'x' })).toBe(123)
    expect(await send({ ...bound('x'), pan: '2200000000044242' })).toBe(123)
  })

  it('A68 a session does not stand in for a signature', async () => {
    const token = await world().tokenOf(90)
    const headers = { 'bank-signature': 't=1,v1=00' }
    expect((await world().call('POST', '/e2c/notice', { token, headers, body: bound('x') })).json.code).toBe(121)
  })
})

describe('notices late, doubled, out of order', () => {
  it('B10 a payout that arrives is settled once, however often the bank says so', async () => {
    const { person, key, notice } = await paying()
    for (let time = 0; time < 3; time += 1) expect(await send(notice('settled'))).toBe(0)
    expect([await stepOf(key), await purse(world(), person.id)]).toEqual(['settled', [500, 0]])
    expect(await movementsOf(world(), key)).toEqual(['DISCHARGE_HOLD', 'DISCHARGE'])
  })

  it('C04 «accepted» behind «settled», and «refused» behind it, change nothing; the opposite is noted for an operator', async () => {
    const { person, key, notice } = await paying()
    for (const state of ['settled', 'accepted', 'refused']) expect(await send(notice(state))).toBe(0)
    expect([await stepOf(key), await purse(world(), person.id)]).toEqual(['settled', [500, 0]])
    const [row] = await world().db.select().from(payouts).where(eq(payouts.id, key))
    expect(row?.contradictedAt).toBeInstanceOf(Date)
    await expectSoundPayouts(world().db)
  })

  it('B10 ten at once are one', async () => {
    const { person, key, notice } = await paying()
    const codes = await Promise.all(Array.from({ length: 10 }, (_, time) => send(notice(time % 2 ? 'settled' : 'accepted'))))
    expect(codes).toEqual(Array.from({ length: 10 }, () => 0))
    expect([await stepOf(key), await purse(world(), person.id)]).toEqual(['settled', [500, 0]])
    await expectSoundPayouts(world().db)
  })

  it('a payout that nobody knows, and a person that nobody knows, are taken and change nothing', async () => {
    expect(await send({ event: 'payout', key: randomUUID(), state: 'settled', reason: null })).toBe(0)
    expect(await send({ event: 'payout', key: 'x', state: 'settled', reason: null })).toBe(0)
    const before = await world().db.$count(cards)
    expect(await send(bound(randomUUID()))).toBe(0)
    expect(await send(bound('x'))).toBe(0)
    expect(await world().db.$count(cards)).toBe(before)
  })
})

describe('the sandbox bank', () => {
  const afterwards = async (number: string, waits: readonly number[]): Promise<unknown[]> => {
    const { person, key } = await paying(number)
    const seen: unknown[] = [await stepOf(key)]
    for (const wait of waits) {
      world().clock.pass(wait)
      await world().runJobs()
      seen.push(await stepOf(key))
    }
    await expectSoundPayouts(world().db)
    return [...seen, ...(await purse(world(), person.id))]
  }

  it.each<[string, keyof typeof NUMBERS, number[], unknown[]]>([
    ['an ordinary card: settled after two seconds', 'succeeds', [1_000, 1_000], ['sent', 'sent', 'settled', 500, 0]],
    ['0000: refused, the points are back', 'fails', [2_000], ['sent', 'returned', 1_000, 0]],
    ['1111: silent for good', 'silent', [60_000, 3_600_000], ['checking', 'checking', 'checking', 500, 500]],
    ['2222: says nothing for a minute, then settled', 'late', [30_000, 30_000], ['checking', 'checking', 'settled', 500, 0]],
    ['3333: says it twice, and it counts once', 'twice', [2_000, 3_000], ['sent', 'settled', 'settled', 500, 0]],
  ])('API36 %s', async (_title, kind, waits, expected) => {
    expect(await afterwards(NUMBERS[kind], waits)).toEqual(expected)
  })

  it('3333 sends the same notice twice', async () => {
    const { key } = await paying(NUMBERS.twice)
    world().clock.pass(5_000)
    await world().runJobs()
    const rows = await world().db.select().from(bankNotices)
    const notice = rows.find(({ body }) => body['key'] === key)
    const sent = await world().db.select().from(jobs).where(eq(jobs.kind, 'bank-notice'))
    expect(sent.filter(({ payload, doneAt }) => payload['noticeId'] === notice?.id && doneAt)).toHaveLength(2)
  })

  it('B10 a notice that the portal has not taken is repeated until it is', async () => {
    const { key } = await paying(NUMBERS.succeeds)
    const usual = world().deps.postNotice
    const statuses = [0, 500, 502]
    world().deps.postNotice = async (...notice) => statuses.shift() ?? usual(...notice)
    expect(await world().db.$count(bankPayments, and(eq(bankPayments.key, key), eq(bankPayments.outcome, 'settled')))).toBe(1)
    for (let time = 0; time < 5; time += 1) {
      world().clock.pass(MINUTE)
      await world().runJobs()
    }
    expect([statuses, await stepOf(key)]).toEqual([[], 'settled'])
    world().deps.postNotice = usual
  })
})
