import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { RunAgain } from '../../kernel/call/run-again.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { sales } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import type { SaleRow } from './taken.ts'

/**
 * The columns of a new row; the database gives number, model's name and quarter, the finished sale gets the warranty, the failed one
 * its repair.
 */
export type NewSale = Omit<
  SaleRow,
  'id' | 'number' | 'modelName' | 'quarter' | 'guaranteeExpire' | 'repairedBy' | 'isWarned' | 'invoiceId'
>

/** The result of a registration. */
export type Registered = Pick<SaleRow, 'id' | 'status'>

const registered = { id: sales.id, status: sales.status }

/** Turns the seller's own reserve into a sale with these values (C03). */
export const takeOver = async (tx: Tx, reserveId: string, values: NewSale): Promise<Registered> =>
  oneOf(
    await tx
      .update(sales)
      .set({ ...values, reservedUntil: null })
      .where(eq(sales.id, reserveId))
      .returning(registered),
  )

const insertSale = prepared(
  [
    'id',
    'side',
    'ownerId',
    'pointId',
    'sn',
    'toolSn',
    'modelId',
    'status',
    'statusAt',
    'reservedUntil',
    'receiptId',
    'bonus',
    'saleDate',
    'purchaseDate',
  ],
  (db, sale) =>
    db
      .insert(sales)
      .values(sale)
      .onConflictDoNothing({ target: [sales.side, sales.sn], where: sql`status <> 'FAIL'` })
      .returning(registered),
)

/**
 * Writes a row for a serial that was free a moment ago. The loser of a race starts again and then sees the winner; a look here
 * would wait for the winner, who may be waiting for a receipt locked by this transaction.
 */
export const placeRow = async (tx: Tx, values: NewSale): Promise<Registered> => {
  const [row] = await insertSale(tx, { id: randomUUID(), ...values })
  if (!row) throw new RunAgain('the serial has been taken meanwhile')
  return row
}
