import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { RunAgain } from '../../contract/run-again.ts'
import { oneOf } from '../../db/rows.ts'
import { sales } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { SaleRow, Side } from './taken.ts'

export type NewSale = Omit<typeof sales.$inferInsert, 'id' | 'side'> & { side: Side }

/** Turns an own reserve into what the values say (C03). */
export const takeOver = async (tx: Db, reserve: SaleRow, values: NewSale): Promise<SaleRow> =>
  oneOf(
    await tx
      .update(sales)
      .set({ ...values, reservedUntil: null })
      .where(eq(sales.id, reserve.id))
      .returning(),
  )

/**
 * Writes a row for a serial that nobody had a moment ago. Whoever comes second begins anew and is told who was first;
 * to look here would mean to wait for the winner, who may be waiting for a receipt that this transaction holds.
 */
export const placeRow = async (tx: Db, values: NewSale): Promise<SaleRow> => {
  const [row] = await tx
    .insert(sales)
    .values({ id: randomUUID(), ...values })
    .onConflictDoNothing({ target: [sales.side, sales.sn], where: sql`status <> 'FAIL'` })
    .returning()
  if (!row) throw new RunAgain('the serial has been taken meanwhile')
  return row
}
