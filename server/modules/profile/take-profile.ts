import { eq } from 'drizzle-orm'
import { OTHER_PHONE } from '../../../src/domain/people/profile.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'

type UserRow = typeof users.$inferSelect

/** The profile that a save was made from: its version and its owner's phone. */
export interface ProfileClaim {
  version: number
  mobile: string
}

/**
 * Locks a profile for a save until the transaction ends.
 * @param problems errors of the form alone
 * @throws Refusal with messages by field, or profileChanged when somebody has saved since the form was opened
 */
export const takeProfile = async (
  tx: Tx,
  id: string,
  { version, mobile }: ProfileClaim,
  problems: Record<string, string>,
): Promise<UserRow> => {
  const [me] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!me) return refuse('unauthorised')
  const all = { ...problems, ...(mobile !== me.mobile && { mobile: OTHER_PHONE }) }
  if (Object.keys(all).length > 0) return refuse('refused', all)
  return me.profileVersion === version ? me : refuse('profileChanged')
}
