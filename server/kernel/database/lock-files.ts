import { and, eq, exists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isAnyOf } from './is-any-of.ts'
import { chatMessages, files, invoiceFiles, isStored, passportImages, receiptFiles } from './schema.ts'
import type { Db, Tx } from './types.ts'

/** The file is on a receipt or a document: whoever sees the paper sees its files. */
export const isOnPaper = (db: Db): SQL => {
  const onReceipt = exists(db.select({ name: receiptFiles.name }).from(receiptFiles).where(eq(receiptFiles.name, files.name)))
  const onInvoice = exists(db.select({ name: invoiceFiles.name }).from(invoiceFiles).where(eq(invoiceFiles.name, files.name)))
  return sql`(${onReceipt} or ${onInvoice})`
}

/** The file is in a message of the chat: both sides of the conversation see it. */
export const isInChat = (db: Db): SQL =>
  exists(db.select({ name: chatMessages.fileName }).from(chatMessages).where(eq(chatMessages.fileName, files.name)))

/** The file is an image of a passport: only its owner and the desk see it. */
export const isInPassport = (db: Db): SQL =>
  exists(db.select({ name: passportImages.name }).from(passportImages).where(eq(passportImages.name, files.name)))

/**
 * Keeps files from being deleted until the end of the transaction, so that a receipt or a document can take them.
 * @returns whether all of them are this person's, stored, and in no passport: otherwise others would see it
 */
export const lockFiles = async (tx: Tx, ownerId: string, names: readonly string[]): Promise<boolean> => {
  const mine = await tx
    .select({ name: files.name })
    .from(files)
    .where(and(isAnyOf(files.name, names), eq(files.ownerId, ownerId), isStored))
    .orderBy(files.name)
    .for('key share')
  if (mine.length !== names.length) return false
  // Asked after the lock: a profile either has the picture by now, or waits for this transaction.
  return (await tx.$count(passportImages, isAnyOf(passportImages.name, names))) === 0
}
