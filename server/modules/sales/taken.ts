import { and, eq, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import type { RefusalName } from '../../../src/domain/texts/refusals.ts'
import { RunAgain } from '../../kernel/call/run-again.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { sales } from '../../kernel/database/schema.ts'
import type { Side } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'

export type SaleRow = typeof sales.$inferSelect

/** The data that decides who owns a serial. */
export const holder = { id: sales.id, ownerId: sales.ownerId, side: sales.side, status: sales.status }

/** The row that holds a serial. */
export type LiveSale = Pick<SaleRow, keyof typeof holder>

/** The literal predicate of the index over live rows: a cached plan with a parameter instead of FAIL could not use the index. */
export const isLiveOn = (side: Placeholder) => and(eq(sales.side, side), sql`${sales.status} <> 'FAIL'`)

const findLive = prepared(['side', 'sn'], (db, { side, sn }) =>
  db
    .select(holder)
    .from(sales)
    .where(and(isLiveOn(side), eq(sales.sn, sn))),
)

/** The live row of a serial on one side. The read takes no lock. */
export const findLiveSale = async (db: Db, side: Side, sn: string): Promise<LiveSale | undefined> => {
  const [row] = await findLive(db, { side, sn })
  return row
}

/** Locks a reserve until the end of the transaction. */
export const lockReserve = async (tx: Tx, id: string): Promise<void> => {
  const reserve = and(eq(sales.id, id), eq(sales.status, 'RESERVED'))
  const [row] = await tx.select({ id: sales.id }).from(sales).where(reserve).for('update')
  if (!row) throw new RunAgain('the reserve has been confirmed or released meanwhile')
}

/** The reason why this person cannot register a taken serial. */
export const takenRefusal = (row: Pick<LiveSale, 'ownerId' | 'status' | 'side'>, userId: string): RefusalName => {
  if (row.ownerId === userId) return 'alreadyRegistered'
  if (row.side === 'buyer') return 'alreadyOwned'
  return row.status === 'RESERVED' ? 'reservedByAnother' : 'alreadySold'
}
