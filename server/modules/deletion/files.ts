import { eq, inArray } from 'drizzle-orm'
import { files, invoiceFiles, passportImages, receiptFiles } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { removeBytes } from '../files/remove-file-job.ts'

/** Deletes every file of a person; jobs delete the bytes at once, so that a crash leaves none. */
export const forgetFiles = async (tx: Tx, ownerId: string, now: number): Promise<void> => {
  const mine = tx.select({ name: files.name }).from(files).where(eq(files.ownerId, ownerId))
  await tx.delete(receiptFiles).where(inArray(receiptFiles.name, mine))
  await tx.delete(invoiceFiles).where(inArray(invoiceFiles.name, mine))
  await tx.delete(passportImages).where(inArray(passportImages.name, mine))
  const { name, storedAt } = files
  const gone = await tx.delete(files).where(eq(files.ownerId, ownerId)).returning({ name, storedAt })
  await removeBytes(tx, gone, now)
}
