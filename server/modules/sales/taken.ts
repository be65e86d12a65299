import { and, eq, ne } from 'drizzle-orm'
import type { RefusalName } from '../../../src/domain/refusals.ts'
import { RunAgain } from '../../contract/run-again.ts'
import { sales } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'

/** A seller sells, a buyer owns: the two sides of a serial are independent (B11 of docs/decisions.md). */
export type Side = 'seller' | 'buyer'

export type SaleRow = typeof sales.$inferSelect

/** The live row of a serial on one side. Reading waits for nobody. */
export const findLiveSale = async (db: Db, side: Side, sn: string): Promise<SaleRow | undefined> => {
  const [row] = await db
    .select()
    .from(sales)
    .where(and(eq(sales.side, side), eq(sales.sn, sn), ne(sales.status, 'FAIL')))
  return row
}

/** A reserve, locked until the end of the transaction. */
export const lockReserve = async (tx: Db, id: string): Promise<SaleRow> => {
  const reserve = and(eq(sales.id, id), eq(sales.status, 'RESERVED'))
  const [row] = await tx.select().from(sales).where(reserve).for('update')
  if (!row) throw new RunAgain('the reserve has been confirmed or released meanwhile')
  return row
}

/** Why a serial that is taken cannot be registered by this person. */
export const takenRefusal = (row: Pick<SaleRow, 'ownerId' | 'status' | 'side'>, userId: string): RefusalName => {
  if (row.ownerId === userId) return 'alreadyRegistered'
  if (row.side === 'buyer') return 'alreadyOwned'
  return row.status === 'RESERVED' ? 'reservedByAnother' : 'alreadySold'
}
