/** Photographs of receipts of the demo world: of the newest confirmed ones of Анна and of Мария. */
import type { files, receiptFiles } from '../kernel/database/schema.ts'
import { ANNA, MARIA } from './people.ts'
import { makeSales, type SeedReceipt } from './sales.ts'

/** The newest receipt of each that the tax service has confirmed. @param receipts oldest first */
const photographed = (receipts: readonly SeedReceipt[]) =>
  [ANNA, MARIA].flatMap((ownerId) =>
    receipts
      .filter((receipt) => receipt.ownerId === ownerId && receipt.status === 'SUCCESS')
      .slice(-1)
      .map(({ id, createdAt }) => ({ id, ownerId, createdAt, name: `${id.replaceAll('-', '')}.jpg` })),
  )

/** The names of all of them: the ids of receipts do not depend on the time. */
export const receiptPhotos: readonly string[] = photographed(makeSales(0).receipts).map(({ name }) => name)

/**
 * @param receipts oldest first
 * @param size of a photograph in bytes
 */
export const makeReceiptPhotos = (
  receipts: readonly SeedReceipt[],
  size: number,
): { files: (typeof files.$inferInsert)[]; attached: (typeof receiptFiles.$inferInsert)[] } => ({
  files: photographed(receipts).map(({ name, ownerId, createdAt }) => ({
    name,
    ownerId,
    contentType: 'image/jpeg',
    size,
    createdAt,
    storedAt: createdAt,
  })),
  attached: photographed(receipts).map(({ id, name }) => ({ receiptId: id, name })),
})
