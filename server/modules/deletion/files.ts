import { eq, inArray } from 'drizzle-orm'
import { files, receiptFiles } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { enqueue } from '../jobs/queue.ts'

/** Every file of a person, wherever it stands; the bytes follow by jobs at once, so that a crash leaves none of them. */
export const forgetFiles = async (tx: Db, ownerId: string, now: number): Promise<void> => {
  const mine = tx.select({ name: files.name }).from(files).where(eq(files.ownerId, ownerId))
  await tx.delete(receiptFiles).where(inArray(receiptFiles.name, mine))
  const gone = await tx.delete(files).where(eq(files.ownerId, ownerId)).returning({ name: files.name })
  for (const { name } of gone) await enqueue(tx, 'remove-file', { name }, new Date(now))
}
