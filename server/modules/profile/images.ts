import { and, asc, eq, exists, not } from 'drizzle-orm'
import { IMAGE_MISSING } from '../../../src/domain/passport.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { files, isStored, passportImages, receiptFiles } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/** Names of the images of a passport, in the order of the person. */
export const imagesOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ name: passportImages.name })
    .from(passportImages)
    .where(eq(passportImages.userId, userId))
    .orderBy(asc(passportImages.place))
  return rows.map(({ name }) => name)
}

/** Writes the images of a passport anew; the passport is there, and the caller has taken its person. */
export const writeImages = async (tx: Db, userId: string, names: readonly string[]): Promise<void> => {
  await tx.delete(passportImages).where(eq(passportImages.userId, userId))
  if (names.length === 0) return
  await tx.insert(passportImages).values(names.map((name, place) => ({ name, userId, place })))
}

/**
 * Takes pictures for a passport: own ones that stand on no receipt, because whoever sees a receipt sees its pictures. They
 * are locked: a receipt that wants one of them meanwhile waits and then finds it taken.
 * @throws Refusal when one of them is another's, is gone, or stands on a receipt: all alike
 */
export const takeImages = async (tx: Db, ownerId: string, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return
  const mine = and(isAnyOf(files.name, names), eq(files.ownerId, ownerId), isStored)
  await tx.select({ name: files.name }).from(files).where(mine).orderBy(files.name).for('update')
  const onReceipt = exists(tx.select({ name: receiptFiles.name }).from(receiptFiles).where(eq(receiptFiles.name, files.name)))
  // Asked after the lock: a receipt may have taken one of them before it was ours.
  const free = await tx.$count(files, and(mine, not(onReceipt)))
  if (free !== names.length) refuse('refused', { passportImages: IMAGE_MISSING })
}
