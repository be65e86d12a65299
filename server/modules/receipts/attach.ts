import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { files, isStored, passportImages, receiptFiles, receipts } from '../../kernel/database/schema.ts'
import type { Side } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import { claimReceipt } from './claim.ts'
import type { ClaimedReceipt } from './claim.ts'
import type { ReadReceipt, ReceiptPhoto } from './read-receipt.ts'

const NO_PHOTO = 'Фотография не найдена. Загрузите её ещё раз'

/** A photograph without data is a receipt of its own: nobody can tell yet which one, so the desk looks (A53). */
const keepPhoto = async (tx: Db, side: Side, ownerId: string, photo: ReceiptPhoto, now: number): Promise<ClaimedReceipt> => {
  const id = randomUUID()
  await tx.insert(receipts).values({
    id,
    side,
    ownerId,
    sum: photo.sum,
    dateTime: photo.time?.wire ?? null,
    status: 'PENDING',
    createdAt: new Date(now),
  })
  return { id, needsDesk: true }
}

/** A passport's image is for its owner and the desk only: on a receipt others would see it. */
const isInPassport = async (tx: Db, images: readonly string[]): Promise<boolean> =>
  (await tx.$count(passportImages, isAnyOf(passportImages.name, images))) > 0

/** Ties own pictures to a receipt. Another's picture is refused like one that never was (B07). */
const attachImages = async (tx: Db, ownerId: string, receiptId: string, images: readonly string[]): Promise<void> => {
  if (images.length === 0) return
  const mine = await tx
    .select({ name: files.name })
    .from(files)
    .where(and(isAnyOf(files.name, images), eq(files.ownerId, ownerId), isStored))
    .orderBy(files.name)
    .for('key share')
  // Asked after the lock: a profile that takes one of them has it by now, or waits for this.
  if (mine.length !== images.length || (await isInPassport(tx, images))) refuse('invalidRequest', { images: NO_PHOTO })
  await tx
    .insert(receiptFiles)
    .values(mine.map(({ name }) => ({ receiptId, name })))
    .onConflictDoNothing()
}

/**
 * Makes a receipt and its photographs the caller's. Call it inside a transaction.
 * @throws Refusal receiptUsed, or invalidRequest for pictures that the caller has not uploaded
 */
export const attachReceipt = async (
  tx: Db,
  side: Side,
  ownerId: string,
  receipt: ReadReceipt,
  now: number,
): Promise<ClaimedReceipt> => {
  const claimed =
    receipt.kind === 'known'
      ? await claimReceipt(tx, side, ownerId, receipt, now)
      : await keepPhoto(tx, side, ownerId, receipt, now)
  await attachImages(tx, ownerId, claimed.id, receipt.images)
  return claimed
}
