import { randomUUID } from 'node:crypto'
import { refuse } from '../../kernel/call/refusal.ts'
import { lockFiles } from '../../kernel/database/lock-files.ts'
import { receiptFiles, receipts } from '../../kernel/database/schema.ts'
import type { Side } from '../../kernel/database/sets.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { claimReceipt } from './claim.ts'
import type { ClaimedReceipt } from './claim.ts'
import type { ReadReceipt, ReceiptPhoto } from './read-receipt.ts'

const NO_PHOTO = 'Фотография не найдена. Загрузите её ещё раз'

/** A photograph without data is a new receipt: nobody can identify it yet, so the desk checks it (A53). */
const keepPhoto = async (tx: Tx, side: Side, ownerId: string, photo: ReceiptPhoto, now: number): Promise<ClaimedReceipt> => {
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

/** Attaches the caller's own pictures to a receipt. Another person's picture is refused like one that never existed (B07). */
const attachImages = async (tx: Tx, ownerId: string, receiptId: string, images: readonly string[]): Promise<void> => {
  if (images.length === 0) return
  if (!(await lockFiles(tx, ownerId, images))) refuse('invalidRequest', { images: NO_PHOTO })
  await tx
    .insert(receiptFiles)
    .values(images.map((name) => ({ receiptId, name })))
    .onConflictDoNothing()
}

/**
 * Claims a receipt and its photographs for the caller.
 * @throws Refusal receiptUsed, or invalidRequest for pictures that the caller has not uploaded
 */
export const attachReceipt = async (
  tx: Tx,
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
