import { and, eq, isNotNull } from 'drizzle-orm'
import { payouts } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'

/**
 * Unties a person's payouts, in the deletion of the account. Those under way run on: their money arrives, or the points that come back
 * go to the programme. Of those that have ended nothing of the card stays (C06).
 */
export const leavePayouts = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .update(payouts)
    .set({ cardId: null, pan: null })
    .where(and(eq(payouts.userId, userId), isNotNull(payouts.endedAt)))
  await tx.update(payouts).set({ userId: null }).where(eq(payouts.userId, userId))
}
