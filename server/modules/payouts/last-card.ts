import { desc, eq } from 'drizzle-orm'
import { prepared } from '../../kernel/database/prepared.ts'
import { payouts } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

const findLatest = prepared(['userId'], (db, { userId }) =>
  db
    .select({ cardId: payouts.cardId, step: payouts.step })
    .from(payouts)
    .where(eq(payouts.userId, userId))
    .orderBy(desc(payouts.createdAt))
    .limit(1),
)

/** The card of a person's latest payout; null without one, and where the money came back: that card is no good choice (D172). */
export const lastCardOf = async (db: Db, userId: string): Promise<string | null> => {
  const [latest] = await findLatest(db, { userId })
  return latest && latest.step !== 'returned' ? latest.cardId : null
}
