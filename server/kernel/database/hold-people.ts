import { eq, sql } from 'drizzle-orm'
import { prepared } from './prepared.ts'
import { users } from './schema.ts'
import type { Db } from './types.ts'

const holdUsers = prepared(['ids'], (db, { ids }) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = any(${ids})`)
    .orderBy(users.id)
    .for('key share'),
)

/**
 * Keeps people from being deleted until the end of the transaction. Whoever writes something of a person's takes this
 * first: then it is written before a deletion, which finds it, or not at all.
 * @returns ids of those who are there, in one order everywhere
 */
export const holdPeople = async (tx: Db, ids: readonly string[]): Promise<string[]> => {
  const rows = await holdUsers(tx, { ids: [...ids] })
  return rows.map(({ id }) => id)
}

/** The same for one person. @returns whether the person is still there */
export const holdPerson = async (tx: Db, id: string): Promise<boolean> => (await holdPeople(tx, [id])).length > 0

/** Takes a person out of everybody's hands, by phone: nothing of theirs is written until the transaction ends. */
export const takePerson = async (tx: Db, mobile: string): Promise<typeof users.$inferSelect | undefined> => {
  const [user] = await tx.select().from(users).where(eq(users.mobile, mobile)).for('update')
  return user
}
