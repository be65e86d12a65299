import { and, asc, eq, not } from 'drizzle-orm'
import { IMAGE_MISSING } from '../../../src/domain/people/passport.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isOnPaper } from '../../kernel/database/lock-files.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { files, isStored, passportImages } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'

/** Names of a passport's images, in the person's order. */
export const imagesOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ name: passportImages.name })
    .from(passportImages)
    .where(eq(passportImages.userId, userId))
    .orderBy(asc(passportImages.place))
  return rows.map(({ name }) => name)
}

/** Replaces the images of an existing passport; the caller has locked the person. */
export const writeImages = async (tx: Tx, userId: string, names: readonly string[]): Promise<void> => {
  await tx.delete(passportImages).where(eq(passportImages.userId, userId))
  if (names.length === 0) return
  await tx.insert(passportImages).values(names.map((name, place) => ({ name, userId, place })))
}

/**
 * Locks pictures for a passport: the person's own, and on no receipt, because everyone who sees a receipt sees its pictures. A
 * receipt that wants one of them meanwhile waits for the lock and then finds it taken.
 * @throws Refusal when a picture is another person's, deleted, or on a receipt: the same refusal for all three
 */
export const takeImages = async (tx: Tx, ownerId: string, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return
  const mine = and(isAnyOf(files.name, names), eq(files.ownerId, ownerId), isStored)
  await tx.select({ name: files.name }).from(files).where(mine).orderBy(files.name).for('update')
  // Asked after the lock: a receipt or a document may have taken one of the pictures before.
  const free = await tx.$count(files, and(mine, not(isOnPaper(tx))))
  if (free !== names.length) refuse('refused', { passportImages: IMAGE_MISSING })
}
