import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { retailPoints, russian } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/** The answer to a cursor that continues nothing. */
export const WRONG_CURSOR = 'Не удалось продолжить список. Откройте его заново'

const { id, name, address, inn, approved } = retailPoints
/** The order of the index `retail_points_inn`. */
const order = sql`${russian(name)}, ${russian(address)}, ${id}`

/** One page of the approved points of a tax number; the cursor is the id of the last row. */
export const findByInn = async (db: Db, wanted: string, { size, cursor }: { size: number; cursor: string | undefined }) => {
  const isWanted = and(eq(inn, wanted), eq(approved, true))
  const [last] =
    cursor === undefined || !isUuid(cursor)
      ? []
      : await db
          .select({ name, address, id })
          .from(retailPoints)
          .where(and(isWanted, eq(id, cursor)))
  if (cursor !== undefined && !last) return refuse('invalidRequest', WRONG_CURSOR)
  const isBehind = last && sql`(${order}) > (${last.name}, ${last.address}, ${last.id}::uuid)`
  const rows = await db
    .select({ id, name, address, inn })
    .from(retailPoints)
    .where(and(isWanted, isBehind))
    .orderBy(order)
    .limit(size + 1)
  const points = rows.slice(0, size)
  return { points, next: rows.length > size ? (points.at(-1)?.id ?? null) : null }
}
