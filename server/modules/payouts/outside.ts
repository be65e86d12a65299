/** What comes from outside the job: notices of the bank and decisions of operators. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { jobs, payouts } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { tell } from '../notifications/tell.ts'
import { REFUSED_BY_BANK } from './acquirer.ts'
import type { RefusedByBank } from './acquirer.ts'
import { advance, takePayout } from './advance.ts'
import type { PayoutEvent } from './machine.ts'
import { liftTaxLock } from './tax-limit.ts'
import type { PayoutRow } from './view.ts'

/** A notice of the bank about a payment. */
export interface PayoutNotice {
  key: string
  state: 'accepted' | 'settled' | 'refused'
  /** A code of `REFUSED_BY_BANK`; anything else counts as declined, because it is somebody's text. */
  reason: string | null
}

const reasonOf = (text: string | null): RefusedByBank => REFUSED_BY_BANK.find((code) => code === text) ?? 'declined'

const eventOf = ({ state, reason }: PayoutNotice): PayoutEvent =>
  state === 'refused' ? { type: 'refused', reason: reasonOf(reason) } : { type: state }

/**
 * Takes a notice of the bank, as often and in whatever order it comes.
 * @returns the payout as it is now; null for a key that is not ours
 */
export const takePayoutNotice = async (tx: Tx, notice: PayoutNotice, now: number): Promise<PayoutRow | null> =>
  isUuid(notice.key) ? advance(tx, notice.key, eventOf(notice), now) : null

/** Whether a job is telling or asking the bank at this moment, and so may still send the payout. */
const isBeingTold = async (tx: Tx, id: string, now: number): Promise<boolean> => {
  const isOfPayout = and(eq(jobs.kind, 'payout'), sql`${jobs.payload} ->> 'payoutId' = ${id}`)
  const [running] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isOfPayout, isNull(jobs.doneAt), gt(jobs.lockedUntil, new Date(now))))
    .limit(1)
  return running !== undefined
}

/**
 * An operator's word about a payout that the bank says nothing of. Points do not go back while the bank is being told: what is on its way
 * to the bank could not be stopped.
 * @returns the payout has ended as decided, or had ended otherwise, or is being told; null where there is none
 */
export const decidePayout = async (
  tx: Tx,
  id: string,
  decision: 'settle' | 'return',
  now: number,
): Promise<'ended' | 'otherwise' | 'told' | null> => {
  // Looked at under the lock: a job that begins afterwards finds the payout ended.
  const taken = isUuid(id) ? await takePayout(tx, id) : null
  if (!taken) return null
  if (decision === 'return' && taken.row.endedAt === null && (await isBeingTold(tx, id, now))) return 'told'
  const row = await advance(tx, id, { type: `operator.${decision}` }, now)
  return row?.step === (decision === 'settle' ? 'settled' : 'returned') ? 'ended' : 'otherwise'
}

/**
 * An operator has found out that the money of a returned payout has arrived, or that of a settled one has not: the year counts it
 * accordingly, and the person hears of points that come back.
 * @returns the payout's person, or null where the account or the payout is gone
 */
export const correctArrival = async (tx: Tx, id: string, arrived: boolean, now: number): Promise<string | null> => {
  const taken = await takePayout(tx, id)
  if (!taken) return null
  const { row, payee } = taken
  await tx.update(payouts).set({ arrived }).where(eq(payouts.id, id))
  if (arrived || !payee) return payee?.id ?? null
  await liftTaxLock(tx, payee, row, now)
  const { amount, pan } = row
  if (pan !== null)
    await tell(tx, [{ userId: payee.id, event: 'payoutReturned', payout: { id, amount, pan }, reason: 'operator' }], now)
  return payee.id
}
