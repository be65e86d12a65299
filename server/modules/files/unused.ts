import { and, eq, gt, isNull, lte, not, or } from 'drizzle-orm'
import { batches } from '../../kernel/database/in-batches.ts'
import { isInChat, isInPassport, isOnPaper } from '../../kernel/database/lock-files.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { files } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { LONGEST_UPLOAD, removeBytes } from './remove-file-job.ts'

const DAY = 86_400_000

/** How long an unattached file is kept: longer than any draft. */
export const UNUSED_FILES_STAY = 7 * DAY
/** Limits of an account: unattached files, and uploads in 24 hours. */
export const UNUSED_FILES = 40
export const FILES_A_DAY = 300

/** The file is on no receipt, on no document, in no passport and in no message. */
const isUnused = (db: Db) => and(not(isOnPaper(db)), not(isInPassport(db)), not(isInChat(db)))

/** Whether an account has reached its upload limit. */
export const hasTooMany = async (db: Db, ownerId: string, now: number): Promise<boolean> => {
  const mine = eq(files.ownerId, ownerId)
  if ((await db.$count(files, and(mine, isUnused(db)))) >= UNUSED_FILES) return true
  return (await db.$count(files, and(mine, gt(files.createdAt, new Date(now - DAY))))) >= FILES_A_DAY
}

/** Deletes the rows of unattached files; jobs delete the bytes, so that a crash leaves neither. */
export const forgetUnused = async (tx: Tx, names: readonly string[], now: number): Promise<void> => {
  if (names.length === 0) return
  // Checked again under the lock: a receipt or a document may have taken one of them meanwhile.
  const gone = await tx
    .delete(files)
    .where(and(isAnyOf(files.name, names), isUnused(tx)))
    .returning({ name: files.name, storedAt: files.storedAt })
  await removeBytes(tx, gone, now)
}

/** Deletes the caller's own file. @returns «missing» also for another user's; a «used» file stays */
export const deleteOwnFile = async (
  tx: Tx,
  ownerId: string,
  name: string,
  now: number,
): Promise<'deleted' | 'used' | 'missing'> => {
  const own = and(eq(files.name, name), eq(files.ownerId, ownerId))
  const [row] = await tx.select({ name: files.name }).from(files).where(own).for('update')
  if (!row) return 'missing'
  await forgetUnused(tx, [name], now)
  return (await tx.$count(files, own)) === 0 ? 'deleted' : 'used'
}

/** The number of files per cleanup; the rest waits for the next run. */
const AT_MOST = 50_000

/**
 * Deletes unused files: unattached for a week, or rows of an interrupted upload with the bytes received so far. Files locked at
 * this moment stay.
 */
export const removeUnusedFiles = async (db: Db, now: number): Promise<void> => {
  const before = (age: number): Date => new Date(now - age)
  const isCutShort = and(isNull(files.storedAt), lte(files.createdAt, before(LONGEST_UPLOAD)))
  // One query for everything, without locks: a query per batch would scan everything each time.
  const found = await db
    .select({ name: files.name })
    .from(files)
    .where(and(or(lte(files.createdAt, before(UNUSED_FILES_STAY)), isCutShort), isUnused(db)))
    .limit(AT_MOST)
  for (const batch of batches(found.map(({ name }) => name)))
    await db.transaction(async (tx) => {
      const { name } = files
      const free = await tx.select({ name }).from(files).where(isAnyOf(name, batch)).for('update', { skipLocked: true })
      await forgetUnused(
        tx,
        free.map((file) => file.name),
        now,
      )
    })
}
