import type { JobHandler } from '../../kernel/jobs/job.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { isHeld } from '../ledger/payouts.ts'
import type { Acquirer, PaymentAnswer, PaymentState } from './acquirer.ts'
import { advance, findPayout } from './advance.ts'
import type { PayoutRow } from './view.ts'

const FIRST_PAUSE = 5_000
const LONGEST_PAUSE = 3_600_000

/** The pause before the bank is asked again: 5 s, 10 s, 20 s … at most an hour. */
export const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(attempts - 1, 20))

/** One call of a job. */
interface Call {
  db: Db
  acquirer: Acquirer
  now: number
  signal: AbortSignal
}

/**
 * Tells the bank to pay. The step «sending» is committed before the call: if the process dies during the call, the next run finds
 * the step, asks the bank about the payout, and only then sends it again, under the same key.
 * @throws Error when the ledger does not hold what the row says: then the bank hears nothing
 */
const send = async (id: string, type: 'send' | 'never', { db, acquirer, now, signal }: Call): Promise<PaymentAnswer | null> => {
  const row = await db.transaction(async (tx) => {
    const after = await advance(tx, id, { type }, now)
    if (after?.step === 'sending' && !(await isHeld(tx, id, after.amount))) throw new Error(`payout ${id} does not hold its sum`)
    return after
  })
  if (row?.step !== 'sending' || row.bankCard === null) return null
  return acquirer.pay({ key: id, card: row.bankCard, amount: row.amount }, signal)
}

/** Asks what has become of a payout that the bank was told of; one that it has never seen is sent again, under the same key. */
const ask = async (id: string, call: Call): Promise<PaymentAnswer | null> => {
  const state: PaymentState = await call.acquirer.state(id, call.signal)
  return state.kind === 'never' ? send(id, 'never', call) : state
}

const eventOf = (answer: PaymentAnswer) =>
  answer.kind === 'refused' ? ({ type: 'refused', reason: answer.reason } as const) : ({ type: answer.kind } as const)

/** Writes down what the bank has said, and that its time is over. */
const take = async (tx: Tx, id: string, answer: PaymentAnswer, now: number): Promise<PayoutRow | null> => {
  const row = await advance(tx, id, eventOf(answer), now, true)
  return row && row.endedAt === null && row.until.getTime() < now ? advance(tx, id, { type: 'late' }, now) : row
}

/**
 * The job «payout» {payoutId}: tells the bank once, then asks until there is an end. It never ends a payout by itself: only what the bank
 * or an operator says does.
 */
export const payoutJob =
  (acquirer: Acquirer): JobHandler =>
  async ({ payoutId = '' }, { db, now, signal }) => {
    const [row] = await findPayout(db, { id: payoutId })
    if (!row || row.endedAt !== null) return async () => null
    const call = { db, acquirer, now, signal }
    const answer = await (row.step === 'held' ? send(payoutId, 'send', call) : ask(payoutId, call))
    return async (tx) => {
      // Without an answer nothing was sent: the payout has ended meanwhile, or the next run goes on from where it is.
      const after = answer ? await take(tx, payoutId, answer, now) : ((await findPayout(tx, { id: payoutId }))[0] ?? null)
      return after && after.endedAt === null ? new Date(now + pauseAfter(after.attempts)) : null
    }
  }
