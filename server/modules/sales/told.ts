import { asc } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { protectPeople } from '../../kernel/database/lock-people.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { models, sales } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import type { ToldSale } from '../notifications/news.ts'
import type { SaleRow } from './taken.ts'

/** A sale and whom to tell of it. */
interface Told {
  userId: string
  sale: ToldSale
  row: SaleRow
}

/** Rows of one run of a job: few enough that nobody waits for its transaction. */
const AT_ONCE = 500

/**
 * The first rows of a kind by the end of their hold. Their owners are held, and told of them later: people before rows, as in the
 * deletion of an account.
 */
export const nextHeld = async (tx: Tx, which: SQL | undefined): Promise<{ ids: string[]; hasMore: boolean }> => {
  const rows = await tx
    .select({ id: sales.id, ownerId: sales.ownerId })
    .from(sales)
    .where(which)
    .orderBy(asc(sales.reservedUntil))
    .limit(AT_ONCE)
  await protectPeople(tx, [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))])
  return { ids: rows.map(({ id }) => id), hasMore: rows.length === AT_ONCE }
}

/** Sales as their owners are told of them. A sale whose owner has deleted the account is told to nobody. */
export const toldSales = async (tx: Tx, rows: readonly SaleRow[]): Promise<Told[]> => {
  const ids = [...new Set(rows.flatMap(({ modelId }) => modelId ?? []))]
  const found =
    ids.length > 0 ? await tx.select({ id: models.id, picture: models.picture }).from(models).where(isAnyOf(models.id, ids)) : []
  const pictures = new Map(found.map(({ id, picture }) => [id, picture]))
  return rows.flatMap((row) => {
    const { id, side, sn, modelId, modelName, ownerId } = row
    if (ownerId === null) return []
    const picture = modelId === null ? null : (pictures.get(modelId) ?? null)
    return [{ userId: ownerId, sale: { id, side, sn, modelName, picture }, row }]
  })
}
