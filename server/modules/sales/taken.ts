import { and, eq, ne } from 'drizzle-orm'
import type { RefusalName } from '../../../src/domain/refusals.ts'
import { sales } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'

/** A seller sells, a buyer owns: the two sides of a serial are independent (B11 of docs/decisions.md). */
export type Side = 'seller' | 'buyer'

export type SaleRow = typeof sales.$inferSelect

const liveRows = (db: Db, side: Side, sn: string) =>
  db
    .select()
    .from(sales)
    .where(and(eq(sales.side, side), eq(sales.sn, sn), ne(sales.status, 'FAIL')))

/** The live row of a serial on one side, for reading. */
export const findLiveSale = async (db: Db, side: Side, sn: string): Promise<SaleRow | undefined> =>
  (await liveRows(db, side, sn))[0]

/** The live row of a serial on one side, locked until the end of the transaction. */
export const liveSale = async (tx: Db, side: Side, sn: string): Promise<SaleRow | undefined> =>
  (await liveRows(tx, side, sn).for('update'))[0]

/** Why a serial that is taken cannot be registered by this person. */
export const takenRefusal = (row: Pick<SaleRow, 'ownerId' | 'status' | 'side'>, userId: string): RefusalName => {
  if (row.ownerId === userId) return 'alreadyRegistered'
  if (row.side === 'buyer') return 'alreadyOwned'
  return row.status === 'RESERVED' ? 'reservedByAnother' : 'alreadySold'
}
