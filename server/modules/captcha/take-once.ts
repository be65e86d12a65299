import { captchaUses } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'

/**
 * Marks a solution as used, in the transaction that it authorises.
 * @returns false when it has been used before
 */
export const takeOnce = async (tx: Tx, { id, until }: { id: string; until: number }): Promise<boolean> => {
  const taken = await tx
    .insert(captchaUses)
    .values({ id, expiresAt: new Date(until) })
    .onConflictDoNothing()
    .returning({ id: captchaUses.id })
  return taken.length > 0
}
