/**
 * The table `secrets`, where releases up to migration 0029 kept keys beside their data. A start carries them over into the keys outside of
 * the database and then empties it.
 */
import { and, eq } from 'drizzle-orm'
import { secrets } from '../database/schema.ts'
import type { SecretName } from '../database/sets.ts'
import type { Db } from '../database/types.ts'

export type StoredSecrets = Partial<Record<SecretName, string>>

export const storedSecrets = async (db: Db): Promise<StoredSecrets> =>
  Object.fromEntries((await db.select().from(secrets)).map(({ name, value }) => [name, value]))

/** Forgets what has been carried over, and nothing else. */
export const forgetSecrets = async (db: Db, carried: StoredSecrets): Promise<void> => {
  for (const [name, value] of Object.entries(carried) as [SecretName, string][])
    await db.delete(secrets).where(and(eq(secrets.name, name), eq(secrets.value, value)))
}
