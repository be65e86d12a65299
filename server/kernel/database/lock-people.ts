import { eq, sql } from 'drizzle-orm'
import { preparedLock } from './prepared.ts'
import { users } from './schema.ts'
import type { Tx } from './types.ts'

const lockUsers = preparedLock(['ids'], (db, { ids }) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = any(${ids})`)
    .orderBy(users.id)
    .for('key share'),
)

/**
 * Protects people from deletion until the end of the transaction. Take this lock before writing rows of a person: then the rows
 * are written before a deletion, which finds them, or not at all.
 * @returns ids of the existing people, in one order everywhere
 */
export const protectPeople = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const rows = await lockUsers(tx, { ids: [...ids] })
  return rows.map(({ id }) => id)
}

/** The same for one person. @returns whether the person still exists */
export const protectPerson = async (tx: Tx, id: string): Promise<boolean> => (await protectPeople(tx, [id])).length > 0

const lockStanding = preparedLock(['id'], (db, { id }) =>
  db.select({ locked: users.locked }).from(users).where(eq(users.id, id)).for('key share'),
)

/**
 * Protects a person as `protectPeople` does. @returns whether an operator has locked the person, which stays so until the end of the
 * transaction: a lock waits for it (D239); null for nobody any more
 */
export const protectStanding = async (tx: Tx, id: string): Promise<{ locked: boolean } | null> =>
  (await lockStanding(tx, { id }))[0] ?? null

/**
 * Locks a person, and makes others who lock the same one so wait: what is counted and then written under this lock is not more than was
 * counted. @returns whether the person still exists
 */
export const lockPerson = async (tx: Tx, id: string): Promise<boolean> => {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
  return rows.length > 0
}

/** Locks a person exclusively, by phone: no other transaction writes the person's rows until this one ends. */
export const takePerson = async (tx: Tx, mobile: string): Promise<typeof users.$inferSelect | undefined> => {
  const [user] = await tx.select().from(users).where(eq(users.mobile, mobile)).for('update')
  return user
}
