/** The one place that steps a payout: whatever happens to it comes here as an event of its machine. */
import { eq } from 'drizzle-orm'
import { prepared, preparedLock } from '../../kernel/database/prepared.ts'
import { payouts } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { returnHeld, settleHeld } from '../ledger/payouts.ts'
import { tell } from '../notifications/tell.ts'
import type { Telling } from '../notifications/tell.ts'
import { reasonOf, stepPayout } from './machine.ts'
import type { PayoutEvent } from './machine.ts'
import { closeTaxRecord } from './tax-record.ts'
import { liftTaxLock, takePayee } from './tax-limit.ts'
import type { Payee } from './tax-limit.ts'
import type { PayoutRow } from './view.ts'

export const findPayout = prepared(['id'], (db, { id }) => db.select().from(payouts).where(eq(payouts.id, id)))
/** Not `update`: rows that name the payout may be written meanwhile, and who writes them may wait for the person. */
const takeRow = preparedLock(['id'], (db, { id }) => db.select().from(payouts).where(eq(payouts.id, id)).for('no key update'))

/** What the row holds after an event. */
const changeOf = (row: PayoutRow, event: PayoutEvent, now: number): Partial<PayoutRow> => {
  const { step, effects } = stepPayout(row.step, event)
  const at = new Date(now)
  if (effects.includes('contradict')) return { contradictedAt: row.contradictedAt ?? at }
  const sends = step === 'sending'
  const hasEnded = effects.includes('discharge') || effects.includes('giveBack')
  return {
    step,
    ...(sends && { sentAt: row.sentAt ?? at }),
    ...(effects.includes('giveBack') && { reason: reasonOf(event) }),
    // The token of the card is not needed any more. Without a person the card's number is not either (C06).
    ...(hasEnded && { endedAt: at, bankCard: null, taxRecord: null, ...(row.userId === null && { pan: null, cardId: null }) }),
  }
}

/** What the person is told of this step. */
const newsOf = (before: PayoutRow, { step, reason }: PayoutRow): Telling[] => {
  const { id, userId, amount, pan, until } = before
  if (userId === null || pan === null || step === before.step) return []
  const payout = { id, amount, pan }
  if (step === 'sent') return [{ userId, event: 'payoutSent', payout, until }]
  if (step === 'settled') return [{ userId, event: 'payoutSettled', payout }]
  return step === 'returned' && reason ? [{ userId, event: 'payoutReturned', payout, reason }] : []
}

/**
 * Locks a payout, its person before: as the deletion of an account and a new payout do.
 * @returns null where there is no such payout; a payee is null where the account is gone
 */
export const takePayout = async (tx: Tx, id: string): Promise<{ row: PayoutRow; payee: Payee | null } | null> => {
  const [seen] = await findPayout(tx, { id })
  if (!seen) return null
  const payee = seen.userId === null ? null : await takePayee(tx, seen.userId)
  const [row] = await takeRow(tx, { id })
  return row ? { row, payee } : null
}

/**
 * Steps a payout, moves its points and tells its person, in the caller's transaction.
 * @param asked the bank was called for this event: the pause before the next call grows
 * @returns the row as it is now; null where there is no such payout
 */
export const advance = async (tx: Tx, id: string, event: PayoutEvent, now: number, asked = false): Promise<PayoutRow | null> => {
  const taken = await takePayout(tx, id)
  if (!taken) return null
  const { row, payee } = taken
  const { step, effects } = stepPayout(row.step, event)
  if (step === row.step && effects.length === 0 && !asked) return row
  if (effects.includes('discharge')) await settleHeld(tx, { payoutId: id }, now)
  if (effects.includes('giveBack')) await returnHeld(tx, { payoutId: id }, now)
  const change = { ...changeOf(row, event, now), ...(asked && { attempts: row.attempts + 1 }) }
  await tx.update(payouts).set(change).where(eq(payouts.id, id))
  const after = { ...row, ...change }
  if (after.endedAt !== null) await closeTaxRecord(tx, row, after.step === 'settled', now)
  if (payee && effects.includes('giveBack')) await liftTaxLock(tx, payee, after, now)
  await tell(tx, newsOf(row, after), now)
  return after
}
