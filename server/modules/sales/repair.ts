/** Repairs: a new registration takes the place of a failed one of the same person and serial (E18). */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { REPAIR_LIMIT } from '../../../src/domain/sales/repair.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { RunAgain } from '../../kernel/call/run-again.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { sales } from '../../kernel/database/schema.ts'
import type { Side } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import type { SaleRow } from './taken.ts'

const NOT_REPAIRABLE = 'Эту запись нельзя исправить. Зарегистрируйте инструмент заново'
const REPAIRED = 'Данные этого чека уже исправлены: новая запись есть в списке'

/** What a list says of a failed row: the repairs that are left for its serial, and the registration that has repaired it. */
export interface Repair {
  left: number
  by: Pick<SaleRow, 'id' | 'status'> | null
}

/** The serial of one person on one side: repairs are counted for it. */
interface Repairing {
  side: Side
  ownerId: string
  sn: string
}

const isRepairedOf = ({ side, ownerId, sn }: Repairing) =>
  and(eq(sales.ownerId, ownerId), eq(sales.side, side), eq(sales.sn, sn), isNotNull(sales.repairedBy))

/**
 * Refuses to repair what cannot be repaired. Another person's row is refused like one that never existed.
 * @throws Refusal notFound, alreadyRegistered for a row that has been repaired, repairLimit
 */
export const checkRepair = async (tx: Tx, id: string, repairing: Repairing): Promise<void> => {
  const { side, ownerId, sn } = repairing
  if (!isUuid(id)) return refuse('notFound', NOT_REPAIRABLE)
  const isFailed = and(eq(sales.ownerId, ownerId), eq(sales.side, side), eq(sales.sn, sn), eq(sales.status, 'FAIL'))
  const [row] = await tx
    .select({ repairedBy: sales.repairedBy })
    .from(sales)
    .where(and(eq(sales.id, id), isFailed))
  if (!row) return refuse('notFound', NOT_REPAIRABLE)
  if (row.repairedBy !== null) refuse('alreadyRegistered', REPAIRED)
  if ((await tx.$count(sales, isRepairedOf(repairing))) >= REPAIR_LIMIT) refuse('repairLimit')
}

/** The failed row leads to its repair. The loser of a race starts again and then sees the winner. */
export const markRepaired = async (tx: Tx, id: string, repairedBy: string): Promise<void> => {
  const marked = await tx
    .update(sales)
    .set({ repairedBy })
    .where(and(eq(sales.id, id), isNull(sales.repairedBy)))
    .returning({ id: sales.id })
  if (marked.length === 0) throw new RunAgain('the sale has been repaired meanwhile')
}

/** The repairs of the failed ones of these rows. A row on a document has no receipt to repair. */
export const repairsOf = async (
  db: Db,
  rows: readonly Pick<SaleRow, 'id' | 'status' | 'invoiceId'>[],
): Promise<Map<string, Repair>> => {
  const failed = rows.filter(({ status, invoiceId }) => status === 'FAIL' && invoiceId === null).map(({ id }) => id)
  if (failed.length === 0) return new Map()
  const repairing = alias(sales, 'repairing')
  const repairs = sql<number>`(select count(*) from ${sales} as done where done.owner_id = ${sales.ownerId}
    and done.side = ${sales.side} and done.sn = ${sales.sn} and done.repaired_by is not null)`.mapWith(Number)
  const found = await db
    .select({ id: sales.id, repairs, by: { id: repairing.id, status: repairing.status } })
    .from(sales)
    .leftJoin(repairing, eq(repairing.id, sales.repairedBy))
    .where(isAnyOf(sales.id, failed))
  return new Map(found.map(({ id, repairs: made, by }) => [id, { left: Math.max(0, REPAIR_LIMIT - made), by }]))
}
