import { lte } from 'drizzle-orm'
import { deleteInBatches } from '../database/in-batches.ts'
import { idempotencyKeys, publicKeys } from '../database/schema.ts'
import type { Db } from '../database/types.ts'
import { KEY_LIFETIME } from './answer-once.ts'

/** The part of the cleanup that deletes expired first answers. */
export const forgetOldKeys = async (db: Db, now: number): Promise<void> => {
  const before = new Date(now - KEY_LIFETIME)
  await deleteInBatches(db, idempotencyKeys, lte(idempotencyKeys.createdAt, before))
  await deleteInBatches(db, publicKeys, lte(publicKeys.createdAt, before))
}
