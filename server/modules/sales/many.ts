/** Registrations of many serials at once: a fixed number of statements, however many serials there are. */
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { RunAgain } from '../../kernel/call/run-again.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { rowsOf } from '../../kernel/database/rows.ts'
import { models, sales, tools } from '../../kernel/database/schema.ts'
import type { Side } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { holder, isLiveOn } from './taken.ts'
import type { LiveSale, SaleRow } from './taken.ts'

/** What is known of a serial: its tool in the base, and the row that holds it on one side. */
export interface KnownSerial {
  sn: string
  tool: { refused: boolean; modelId: string; bonus: number; buyerBonus: number } | null
  live: LiveSale | null
}

const findSerials = prepared(['side', 'sns'], (db, { side, sns }) =>
  db
    .select({
      sn: sql<string>`wanted.sn`,
      tool: { refused: tools.refused, modelId: tools.modelId, bonus: models.bonus, buyerBonus: models.buyerBonus },
      live: holder,
    })
    .from(sql`unnest(${sns}::text[]) as wanted(sn)`)
    .leftJoin(tools, eq(tools.sn, sql`wanted.sn`))
    .leftJoin(models, eq(models.id, tools.modelId))
    .leftJoin(sales, and(isLiveOn(side), eq(sales.sn, sql`wanted.sn`))),
)

/** Looks serials up. The read takes no lock. */
export const knownSerials = async (db: Db, side: Side, sns: readonly string[]): Promise<KnownSerial[]> => {
  const rows = await findSerials(db, { side, sns: [...sns] })
  return rows.map(({ sn, tool, live }) => {
    const { refused, modelId, bonus, buyerBonus } = tool
    const isInBase = refused !== null && modelId !== null && bonus !== null && buyerBonus !== null
    return { sn, tool: isInBase ? { refused, modelId, bonus, buyerBonus } : null, live }
  })
}

/** What the rows of one registration share. */
export interface Shared extends Pick<SaleRow, 'side' | 'pointId' | 'saleDate' | 'purchaseDate'> {
  ownerId: string
  invoiceId: string
}

/** One row, beside what it shares with the others. */
export type OneOfMany = Pick<SaleRow, 'sn' | 'toolSn' | 'modelId' | 'bonus' | 'status'>

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/**
 * Writes rows for serials that were free a moment ago, in the order of the serials: two registrations of the same ones wait for each
 * other and never in a circle. The loser of a race starts again and then sees the winner.
 */
export const placeRows = async (tx: Tx, shared: Shared, rows: readonly OneOfMany[]): Promise<string[]> => {
  if (rows.length === 0) return []
  const { side, ownerId, pointId, invoiceId, saleDate, purchaseDate } = shared
  const given = JSON.stringify(rows.map((row) => ({ id: randomUUID(), ...row })))
  const placed = await tx.execute(sql`
    insert into ${sales} (id, side, owner_id, point_id, sn, tool_sn, model_id, status, status_at, invoice_id, bonus, sale_date, purchase_date)
    select id, ${side}, ${ownerId}::uuid, ${pointId}::uuid, sn, "toolSn", "modelId", status, ${iso(saleDate)}::timestamptz,
      ${invoiceId}::uuid, bonus, ${iso(saleDate)}::timestamptz, ${iso(purchaseDate)}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as given(id uuid, sn text, "toolSn" text, "modelId" uuid, status text, bonus bigint)
    order by sn
    on conflict (side, sn) where status <> 'FAIL' do nothing returning id`)
  const ids = rowsOf<{ id: string }>(placed).map(({ id }) => id)
  if (ids.length !== rows.length) throw new RunAgain('a serial has been taken meanwhile')
  return ids
}

/** Turns the seller's own reserves into sales that wait for the desk (C03), locked in one order. */
export const takeOverRows = async (tx: Tx, shared: Shared, reserves: readonly string[]): Promise<void> => {
  if (reserves.length === 0) return
  const { pointId, invoiceId, saleDate, purchaseDate } = shared
  const taken = await tx.execute(sql`
    with mine as (
      select id from ${sales} where id = any(${sql.param([...reserves])}::uuid[]) and status = 'RESERVED' order by sn for update
    )
    update ${sales} set status = 'APPROVE_PENDING', status_at = ${iso(saleDate)}::timestamptz, sale_date = ${iso(saleDate)}::timestamptz,
      purchase_date = ${iso(purchaseDate)}::timestamptz, point_id = ${pointId}::uuid, invoice_id = ${invoiceId}::uuid, reserved_until = null
    from mine where ${sales}.id = mine.id returning ${sales}.id`)
  if (rowsOf(taken).length !== reserves.length) throw new RunAgain('a reserve has been confirmed or released meanwhile')
}
