import { and, eq, exists, inArray, not } from 'drizzle-orm'
import { IMAGE_MISSING } from '../../../src/domain/passport.ts'
import { refuse } from '../../contract/refusal.ts'
import { files, receiptFiles } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'

/**
 * Takes pictures for a passport: own ones that stand on no receipt, because whoever sees a receipt sees its pictures. They
 * are locked: a receipt that wants one of them meanwhile waits and then finds it taken.
 * @throws Refusal when one of them is another's, is gone, or stands on a receipt: all alike
 */
export const takeImages = async (tx: Db, ownerId: string, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return
  const mine = and(inArray(files.name, [...names]), eq(files.ownerId, ownerId))
  await tx.select({ name: files.name }).from(files).where(mine).orderBy(files.name).for('update')
  const onReceipt = exists(tx.select({ name: receiptFiles.name }).from(receiptFiles).where(eq(receiptFiles.name, files.name)))
  // Asked after the lock: a receipt may have taken one of them before it was ours.
  const free = await tx.$count(files, and(mine, not(onReceipt)))
  if (free !== names.length) refuse('refused', { passportImages: IMAGE_MISSING })
}
