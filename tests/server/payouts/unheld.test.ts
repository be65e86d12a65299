/** A row of `payouts` that nothing stands behind, in a database whose guards somebody has taken away: the bank is not told to pay it. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payoutFindings, payouts } from '../../../server/kernel/database/schema.ts'
import type { PayoutState } from '../../../server/kernel/database/sets.ts'
import { holdPoints } from '../../../server/modules/ledger/payouts.ts'
import { payoutJob } from '../../../server/modules/payouts/job.ts'
import { reconcileDesk } from '../reconcile/desk.ts'
import { asBefore } from '../support/deeds/earn.ts'
import { newPayee, rowOf } from './support.ts'

const { world, bank, state, nextMorning, paid, kindsOf } = reconcileDesk()

/** Writes a payout past the command. @param held kopecks that are held under it; none at all without */
const smuggled = async (step: PayoutState, amount: number, held?: number): Promise<string> => {
  const { id: userId } = await newPayee(world(), 1_000)
  const [id, now] = [randomUUID(), world().clock.now()]
  const at = new Date(now)
  await asBefore(world().db, async (tx) => {
    const card = { bankCard: 'bank-card', pan: '2200********4242' }
    await tx.insert(payouts).values({ id, userId, ...card, amount, step, createdAt: at, until: at })
    if (held !== undefined) await holdPoints(tx, { userId, payoutId: id, amount: held }, now)
  })
  return id
}

const run = (payoutId: string) =>
  payoutJob(bank)({ payoutId }, { db: world().db, now: world().clock.now(), signal: new AbortController().signal })

describe('C01 C05 a payout that holds nothing', () => {
  it.each([
    ['never told of', 'held', undefined],
    ['told of, and the bank has never seen it', 'sending', undefined],
    ['lost on the way', 'checking', undefined],
    ['that holds less than it would pay', 'held', 100],
  ] as const)('%s is not paid, and its step stays', async (_title, step, held) => {
    const id = await smuggled(step, 50_000, held)
    await expect(run(id)).rejects.toThrow('does not hold its sum')
    expect([bank.payments.has(id), (await rowOf(world(), id)).step]).toEqual([false, step])
  })

  it('whose money has left all the same is no payout of ours: the reconciliation says so, and goes on', async () => {
    const id = await smuggled('sent', 50_000)
    const good = await paid()
    const reference = randomUUID()
    state({ key: id, reference, amount: 50_000, at: world().clock.now() }, good.line)
    for (let day = 0; day < 2; day += 1) await nextMorning()
    const [found] = await world().db.select().from(payoutFindings).where(eq(payoutFindings.reference, reference))
    expect([found?.kind, found?.bank, await kindsOf(good.id), world().jobErrors]).toEqual(['unknown', 50_000, [], []])
  })
})
