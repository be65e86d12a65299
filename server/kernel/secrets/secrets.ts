import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { oneOf } from '../database/rows.ts'
import { secrets } from '../database/schema.ts'
import type { SecretName } from '../database/sets.ts'
import type { Db } from '../database/types.ts'

/** A key, generated at its first use and then shared by every process of the server. */
export const secretOf = async (db: Db, name: SecretName): Promise<string> => {
  const [known] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (known) return known.value
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  return oneOf(await db.select().from(secrets).where(eq(secrets.name, name))).value
}
