import { eq } from 'drizzle-orm'
import { payoutFindings } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'

/** Nothing that an operator has typed about a person's payouts stays behind the account; the findings do, for the auditor. */
export const leaveFindings = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .update(payoutFindings)
    .set({ userId: null, reason: null, waitingReason: null })
    .where(eq(payoutFindings.userId, userId))
}
