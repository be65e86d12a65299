import { and, eq, exists, gt, inArray, lte, not, or, sql } from 'drizzle-orm'
import { files, passports, receiptFiles } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { enqueue } from '../jobs/queue.ts'

const DAY = 86_400_000

/** A file that is attached to nothing is kept this long: longer than any draft. */
export const UNUSED_FILES_STAY = 7 * DAY
/** What one account may have lying about, and may send in 24 hours. */
export const UNUSED_FILES = 40
export const FILES_A_DAY = 300

/** The file stands on a receipt or in a passport. */
const isUsed = (db: Db) =>
  or(
    exists(db.select({ name: receiptFiles.name }).from(receiptFiles).where(eq(receiptFiles.name, files.name))),
    exists(
      db
        .select({ id: passports.userId })
        .from(passports)
        .where(sql`${files.name} = any(${passports.images})`),
    ),
  )

const isUnused = (db: Db) => not(isUsed(db) ?? sql`false`)

/** Whether an account has sent as many files as it may. */
export const hasTooMany = async (db: Db, ownerId: string, now: number): Promise<boolean> => {
  const mine = eq(files.ownerId, ownerId)
  if ((await db.$count(files, and(mine, isUnused(db)))) >= UNUSED_FILES) return true
  return (await db.$count(files, and(mine, gt(files.createdAt, new Date(now - DAY))))) >= FILES_A_DAY
}

/** Forgets files that are attached to nothing; their bytes follow by jobs, so that a crash leaves neither. */
export const forgetUnused = async (tx: Db, names: readonly string[], now: number): Promise<void> => {
  if (names.length === 0) return
  // Asked again under the lock: a receipt may have taken one of them meanwhile.
  const gone = await tx
    .delete(files)
    .where(and(inArray(files.name, [...names]), isUnused(tx)))
    .returning({ name: files.name })
  for (const { name } of gone) await enqueue(tx, 'remove-file', { name }, new Date(now))
}

/** Deletes an own file. @returns «missing» for another's as well; «used» stays where it is */
export const deleteOwnFile = async (
  tx: Db,
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

/** Deletes files that were sent before a moment and are attached to nothing; those in use at this moment stay. */
export const removeUnusedFiles = async (tx: Db, before: Date, now: number): Promise<void> => {
  const old = await tx
    .select({ name: files.name })
    .from(files)
    .where(and(lte(files.createdAt, before), isUnused(tx)))
    .for('update', { skipLocked: true })
  await forgetUnused(
    tx,
    old.map(({ name }) => name),
    now,
  )
}
