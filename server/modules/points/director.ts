import { eq } from 'drizzle-orm'
import { users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'

/**
 * The account of a point's director, looked up when the point is written. The phone decides, because it is the login and an SMS
 * has confirmed it. Often the director is the applicant. The account stays until the point is written.
 * @returns null for a director without an account
 */
export const findDirector = async (tx: Tx, phone: string): Promise<string | null> => {
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.mobile, phone)).for('key share')
  return account?.id ?? null
}
