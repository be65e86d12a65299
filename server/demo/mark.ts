import { and, gte, lt } from 'drizzle-orm'
import { users } from '../kernel/database/schema.ts'
import type { Db } from '../kernel/database/types.ts'
import { demoId, USER } from './people.ts'

/**
 * The accounts of the demo world. Their ids are its mark: no random id begins like them, and a database that was seeded before anybody
 * looked has it too.
 */
export const isDemoAccount = and(gte(users.id, demoId(USER, 0)), lt(users.id, demoId(USER + 1, 0)))

/** Whether anybody could sign in with the password that the README prints. */
export const hasDemoAccounts = async (db: Db): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(isDemoAccount).limit(1)).length > 0
