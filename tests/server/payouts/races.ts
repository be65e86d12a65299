import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { COMMANDS_AT_ONCE } from '../../../server/http/contract/flights.ts'
import { idempotencyKeys, jobs, payouts, users } from '../../../server/kernel/database/schema.ts'
import { sign } from '../../../server/modules/bank/signature.ts'
import { paidTo, payeeNames } from '../../../server/modules/payouts/payees.ts'
import { secondOperator } from '../reconcile/support.ts'
import { allAnswered } from '../support/all-answered.ts'
import { readCode } from '../support/deeds/codes.ts'
import { confirmDeletion, requestDeletion } from '../support/deeds/deletion.ts'
import { chance } from '../support/races/random.ts'
import { codesOf, locksIn, onFewSeeds, times } from '../support/races/race-suite.ts'
import type { Race } from '../support/races/race-suite.ts'
import { addCard, movementsOf, newPayee, payoutIn, purse, rowOf, withdraw } from './support.ts'

/** So many withdrawals at once, of points for some of them: as many are granted as points are there for. */
const crowd =
  (count: number): Race =>
  async (server, seed) => {
    const { below, pick } = chance(seed * 1_000 + count)
    const sum = 500 + below(3) * 250
    const points = 500 + below(Math.min(count, 20)) * sum + below(sum)
    const payee = await newPayee(server, points)
    const cards = [payee.card, await addCard(server, payee.id), await addCard(server, payee.id)]
    const presses = Array.from({ length: count }, () => ({ card: pick(cards), key: randomUUID() }))
    const answers = await allAnswered(
      presses.map(
        ({ card, key }) =>
          () =>
            withdraw(server, { ...payee, card }, sum, key),
      ),
    )
    const granted = Math.min(count, Math.floor(points / sum))
    expect([times(codesOf(answers), 0), times(codesOf(answers), 153)]).toEqual([granted, count - granted])
    expect(await purse(server, payee.id)).toEqual([points - granted * sum, granted * sum])
    expect(await server.db.$count(payouts, eq(payouts.userId, payee.id))).toBe(granted)
    const ids = new Set(answers.flatMap((answer) => payoutIn(answer) || []))
    expect(ids.size).toBe(granted)
    const due = await server.db.select({ payload: jobs.payload }).from(jobs).where(eq(jobs.kind, 'payout'))
    expect(due.filter(({ payload }) => ids.has(payload['payoutId'] ?? '')).length).toBe(granted)
  }

const oneKey: Race = async (server, seed) => {
  const payee = await newPayee(server, 5_000)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 + (seed % 20) }, () => withdraw(server, payee, 500, key)))
  // A kept answer has its fields in another order.
  for (const { status, json } of answers) expect([status, json]).toEqual([200, answers[0]?.json])
  expect(codesOf(answers)[0]).toBe(0)
  expect(await purse(server, payee.id)).toEqual([4_500, 500])
}

/** The key is forgotten, and somebody presses again and again: the payout's row knows it. */
const oldKey: Race = async (server) => {
  const payee = await newPayee(server, 5_000)
  const key = randomUUID()
  const first = await withdraw(server, payee, 500, key)
  await server.db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, payee.id))
  const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(server, payee, 500, key)))
  for (const { json } of answers) expect(json).toEqual(first.json)
  expect(await purse(server, payee.id)).toEqual([4_500, 500])
}

const yearly: Race = async (server) => {
  Object.assign(server.deps.payoutRules, { perYear: 4_000 })
  const payee = await newPayee(server, 100_000)
  const keys = Array.from({ length: 12 }, () => randomUUID())
  const answers = await allAnswered(keys.map((one) => () => withdraw(server, payee, 1_000, one)))
  Object.assign(server.deps.payoutRules, { perYear: null })
  // Four are granted; the fifth finds the limit reached, or the lock that it has set: before the command or in it.
  expect(times(codesOf(answers), 0)).toBe(4)
  expect(times(codesOf(answers), 152)).toBe(8)
  const [person] = await server.db.select().from(users).where(eq(users.id, payee.id))
  expect([person?.taxLocked, person?.taxLimitYear]).toEqual([true, 2026])
  expect(await purse(server, payee.id)).toEqual([96_000, 4_000])
}

/** Two accounts of one person, and the deletion of a third one: together they get what the limit of the year allows. */
const ofOnePerson: Race = async (server, seed) => {
  Object.assign(server.deps.payoutRules, { perYear: 4_000 })
  const { shuffle } = chance(seed)
  const inn = `7712${String(seed).padStart(4, '0')}${String(Date.now()).slice(-4)}`
  const [one, other, gone] = [
    await newPayee(server, 20_000, { inn }),
    await newPayee(server, 20_000, { inn }),
    await newPayee(server, 20_000, { inn }),
  ]
  expect((await withdraw(server, gone, 500)).json.code).toBe(0)
  await requestDeletion(server, gone.mobile)
  const code = await readCode(server, gone.mobile)
  const acts = [one, other, one, other, one, other].map((payee) => async () => (await withdraw(server, payee, 1_000)).json.code)
  const remove = async () => ((await confirmDeletion(server, gone.mobile, code)).json.code === 0 ? -1 : -2)
  const codes = await Promise.all(shuffle([...acts, remove]).map((act) => act()))
  Object.assign(server.deps.payoutRules, { perYear: null })
  // Three thousands fit beside the five hundred; everybody else reads of the limit or finds the lock.
  expect([times(codes, 0), times(codes, -1), times(codes, 154) + times(codes, 152)]).toEqual([3, 1, 3])
  const names = payeeNames(server.deps.payeeKeys, inn)
  expect(await paidTo(server.db, names, server.clock.now())).toBe(350_000)
}

/** Everybody who may end a payout does so at once: it ends once. */
const ends: Race = async (server, seed) => {
  const { shuffle, pick } = chance(seed)
  const payee = await newPayee(server, 1_000)
  const id = payoutIn(await withdraw(server, payee, 500))
  await server.db.update(payouts).set({ step: 'checking' }).where(eq(payouts.id, id))
  const key = server.deps.bankKeys.current
  const notice = (state: 'accepted' | 'settled' | 'refused') => async () => {
    const payload = JSON.stringify({ event: 'payout', key: id, state, reason: null })
    const headers = { 'content-type': 'application/json', 'bank-signature': sign(key, payload, server.clock.now()) }
    return (await server.app.inject({ method: 'POST', url: '/api/e2c/notice', headers, payload })).json().code as number
  }
  const operators = [await server.tokenOf(90), await secondOperator(server)]
  const decide = (decision: 'settle' | 'return') => async () => {
    const body = { decision, reason: 'Письмо банка' }
    const answer = await server.call('POST', `/desk/payout/finding/${id}`, { token: pick(operators), key: randomUUID(), body })
    return answer.json.code
  }
  const all = [notice('accepted'), notice('settled'), notice('settled'), notice('refused'), decide('settle'), decide('return')]
  const codes = await Promise.all(shuffle([...all, pick(all), pick(all)]).map((act) => act()))
  // A decision that comes too late is told so; a payout that has ended meanwhile is no finding of anybody's.
  expect(codes.filter((code) => ![0, 117, 120].includes(code))).toEqual([])
  const { step } = await rowOf(server, id)
  expect(['settled', 'returned']).toContain(step)
  expect(await movementsOf(server, id)).toEqual(['DISCHARGE_HOLD', step === 'settled' ? 'DISCHARGE' : 'DISCHARGE_FAILED'])
  expect(await purse(server, payee.id)).toEqual([step === 'settled' ? 500 : 1_000, 0])
}

/** A switch is turned while people withdraw: whatever was granted was granted before. */
const switched: Race = async (server, seed) => {
  const payee = await newPayee(server, 3_000)
  const change = seed % 3 === 0 ? { locked: true } : seed % 3 === 1 ? { taxLocked: true } : { profileRefused: true }
  let grantedBefore = -1
  const turn = server.db.transaction(async (tx) => {
    await tx.update(users).set(change).where(eq(users.id, payee.id))
    // The switch holds the person: no withdrawal is granted between this count and its commit.
    grantedBefore = await tx.$count(payouts, eq(payouts.userId, payee.id))
  })
  const answers = await Promise.all(Array.from({ length: COMMANDS_AT_ONCE }, () => withdraw(server, payee, 500)))
  await turn
  expect(times(codesOf(answers), 0)).toBe(grantedBefore)
  expect(await server.db.$count(payouts, and(eq(payouts.userId, payee.id), sql`true`))).toBe(grantedBefore)
}

export const races = {
  'BL17 2 withdrawals at once': crowd(2),
  'BL17 10 withdrawals at once': crowd(10),
  'BL17 50 withdrawals at once': onFewSeeds(3, crowd(50)),
  'BL17 200 withdrawals at once, on several cards': onFewSeeds(2, crowd(200)),
  'B10 C04 one key, pressed and repeated': oneKey,
  'F09 B10 one key, long forgotten': oldKey,
  'E20 the year’s limit is reached once': yearly,
  'F01 two accounts of one person reach the limit once': ofOnePerson,
  'C01 notices and operators end a payout once': ends,
  'A71 a gate that closes meanwhile': switched,
} satisfies Record<string, Race>

const lock = locksIn<keyof typeof races>('server/modules/payouts')

export const locks = [
  lock('the person is locked', 'E20 the year’s limit is reached once', [
    'withdraw.ts',
    ".for('no key update', { of: users })",
    '',
  ]),
  lock('the year of an INN is locked', 'F01 two accounts of one person reach the limit once', [
    'payees.ts',
    "total(await sumOf(tx, names, now).for('update'))",
    'total(await sumOf(tx, names, now))',
  ]),
  lock('the gates are judged under the lock', 'A71 a gate that closes meanwhile', [
    'withdraw.ts',
    '  passGates(person, now)\n',
    '',
  ]),
  lock(
    'the payout is locked',
    'C01 notices and operators end a payout once',
    ['advance.ts', "eq(payouts.id, id)).for('no key update')", 'eq(payouts.id, id))'],
    ['tax-limit.ts', "\n    .for('no key update')", ''],
  ),
]
