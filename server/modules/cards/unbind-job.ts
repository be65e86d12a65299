import { and, eq, isNull } from 'drizzle-orm'
import { cards, payouts } from '../../kernel/database/schema.ts'
import { RetryLater } from '../../kernel/jobs/job.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import type { Acquirer } from '../payouts/acquirer.ts'

/** How soon it looks again whether a payout to the card has ended. */
const AGAIN = 60_000

/** The job «unbind-card» {token}: the bank forgets a removed card, once no payout is on its way to it. */
export const unbindCardJob =
  (acquirer: Acquirer): JobHandler =>
  async ({ token = '' }, { db, now, signal }) => {
    const [bound] = await db
      .select({ id: cards.id })
      .from(cards)
      .where(and(eq(cards.token, token), isNull(cards.removedAt)))
      .limit(1)
    if (bound) return async () => null
    const [under] = await db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.bankCard, token), isNull(payouts.endedAt)))
      .limit(1)
    if (under) return async () => new Date(now + AGAIN)
    if ((await acquirer.removeCard(token, signal)) === 'away') throw new RetryLater('the bank does not answer')
    return async () => null
  }
