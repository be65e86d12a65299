import { eq } from 'drizzle-orm'
import { users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/**
 * Whose account the director of a point is, asked when the point is written. The phone tells: it is the login, which an SMS
 * has confirmed. The applicant is often the director; somebody without an account is none of ours.
 */
export const findDirector = async (tx: Db, phone: string): Promise<string | null> => {
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.mobile, phone))
  return account?.id ?? null
}
