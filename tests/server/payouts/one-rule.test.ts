/** The sum of a withdrawal is judged twice, by the portal while it is typed and by the server: by one rule, in one order, in one text. */
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { payouts } from '../../../server/kernel/database/schema.ts'
import type { PayoutRules } from '../../../server/modules/payouts/rules.ts'
import { judgeSum, sumFaultText } from '../../../src/domain/money/withdrawal-sum.ts'
import { purseOf } from '../../../src/machines/money/balance/purse.ts'
import { DAY } from '../support/server/clock.ts'
import { asBefore } from '../support/deeds/earn.ts'
import { chance } from '../support/races/random.ts'
import { testApp } from '../support/server/test-app.ts'
import { newPayee, PAN, purse, withdraw } from './support.ts'
import type { Payee } from './support.ts'

const NO_LIMITS: PayoutRules = { perPayout: null, perDay: null, perYear: null, workingDays: 1 }
const rules = { ...NO_LIMITS }
const world = testApp({ payoutRules: rules })

afterEach(() => {
  Object.assign(rules, NO_LIMITS)
})

/** A payout that has arrived. @param rubles its sum @param ago milliseconds */
const paid = async ({ id }: Payee, rubles: number, ago: number): Promise<void> => {
  const at = new Date(world().clock.now() - ago)
  const row = { id: randomUUID(), userId: id, pan: PAN, amount: rubles * 100, createdAt: at, until: at, endedAt: at }
  await asBefore(world().db, async (tx) => void (await tx.insert(payouts).values({ ...row, step: 'settled' })))
}

/** What the portal would say to this sum, from what the server tells it. */
const portalSays = async ({ token }: Payee, sum: number): Promise<string | null> => {
  const { json } = await world().call('GET', '/account/v2/summary', { token })
  const known = purseOf(json.payload)
  const fault = judgeSum(sum, known)
  return fault && sumFaultText(fault, known)
}

/** What the server says; a text by field is the field's. */
const serverSays = async (payee: Payee, sum: number): Promise<string | null> => {
  const { code, message } = (await withdraw(world(), payee, sum)).json
  if (code === 0) return null
  return typeof message === 'string' ? message : (message as { sum: string }).sum
}

/** Sums meet and miss each other: steps of 250 rubles make every limit the nearest one sometimes, and equal ones often. */
const caseOf = (seed: number) => {
  const { below, pick } = chance(seed)
  const some = (most: number): number => (1 + below(most)) * 250
  const limit = (): number | null => pick([null, 500 + some(10)])
  return {
    points: below(20) * 250,
    sum: pick([499, 500, 501, some(12), some(12) + 1]),
    perPayout: limit(),
    perDay: limit(),
    perYear: limit(),
    today: pick([0, 0, some(4)]),
    before: pick([0, 0, some(6)]),
  }
}

describe('A70 VL72 E20 portal and server judge a sum alike', () => {
  const cases = Array.from(
    { length: process.env['GRID'] === 'full' ? 600 : 80 },
    (_, seed) => [seed + 1, caseOf(seed + 1)] as const,
  )

  it.each(cases)('case %i: %j', async (_seed, { points, sum, today, before, ...limits }) => {
    Object.assign(rules, limits)
    const payee = await newPayee(world(), points)
    if (today > 0) await paid(payee, today, 1_000)
    if (before > 0) await paid(payee, before, 3 * DAY)
    const said = await portalSays(payee, sum)
    expect(await serverSays(payee, sum)).toBe(said)
    expect(await purse(world(), payee.id)).toEqual(said === null ? [points - sum, sum] : [points, 0])
  })

  it('every fault of the rule is among the cases, and so is none', async () => {
    const seen = new Set<string | null>()
    for (const [, { points, sum, today, before, perPayout, perDay, perYear }] of cases)
      seen.add(
        judgeSum(sum, {
          available: points,
          limits: {
            least: 500,
            perPayout,
            leftToday: perDay && Math.max(0, perDay - today),
            leftThisYear: perYear && Math.max(0, perYear - today - before),
          },
        }),
      )
    expect([...seen].map(String).toSorted()).toEqual(['balance', 'day', 'least', 'null', 'payout', 'year'])
  })
})
