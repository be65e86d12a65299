/** The tools on a receipt or a document, and what is with each, in the words of the lists (C05). */
import { and, asc, eq, exists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import { invoices, models, receipts, retailPoints, sales, tools } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { Deadlines } from '../sales/deadlines.ts'
import { fateOf, refusalsOf } from '../sales/fate.ts'
import { checksOf } from '../sales/list.ts'
import { shownRow } from '../sales/list/shown.ts'
import { repairsOf } from '../sales/repair.ts'

type PaperRow = components['schemas']['PaperRow']

/** A document has up to a thousand tools (D75): its counts say how many there are, the lists show all of them. */
const MOST = 50

/** Tools sold at the point that this person administers. */
const ofMyPoint = (db: Db, me: string) =>
  exists(
    db
      .select({ id: retailPoints.id })
      .from(retailPoints)
      .where(and(eq(retailPoints.id, sales.pointId), eq(retailPoints.adminId, me), eq(retailPoints.approved, true))),
  )

/** The other side's rows of tools that are this person's too, both confirmed; other tools on the same paper are nobody else's business. */
const ofMyTool = (db: Db, me: string) => {
  const own = alias(sales, 'mine')
  return and(
    eq(sales.status, 'FINISH'),
    exists(
      db
        .select({ id: own.id })
        .from(own)
        .where(and(eq(own.sn, sales.sn), eq(own.ownerId, me), eq(own.status, 'FINISH'))),
    ),
  )
}

/** Rows of a paper that a person may see: own ones, those of the own point, those of own tools, and for the desk all (B07). */
const isShownTo = (db: Db, { id, isOperator }: Pick<Actor, 'id' | 'isOperator'>) =>
  isOperator ? sql`true` : or(eq(sales.ownerId, id), ofMyPoint(db, id), ofMyTool(db, id))

/** @returns the first tools of the paper that this person may see, in the order of their registration */
export const rowsOn = async (
  db: Db,
  actor: Actor,
  paper: { receiptId: string } | { invoiceId: string },
  { deadlines, now }: { deadlines: Deadlines; now: number },
): Promise<PaperRow[]> => {
  const isOn = 'receiptId' in paper ? eq(sales.receiptId, paper.receiptId) : eq(sales.invoiceId, paper.invoiceId)
  const found = await db
    .select({ ...shownRow, ownerId: sales.ownerId, side: sales.side })
    .from(sales)
    .leftJoin(models, eq(models.id, sales.modelId))
    .leftJoin(tools, eq(tools.sn, sales.toolSn))
    .leftJoin(receipts, eq(receipts.id, sales.receiptId))
    .leftJoin(invoices, eq(invoices.id, sales.invoiceId))
    .where(and(isOn, isShownTo(db, actor)))
    .orderBy(asc(sales.number))
    .limit(MOST)
  const checks = await checksOf(db, found)
  const shown = found.map(({ sale }) => sale)
  const refusals = await refusalsOf(db, shown)
  const repairs = await repairsOf(db, shown)
  return found.map(({ sale, ownerId, side, picture, receipt }) => {
    const facts = {
      sale,
      receipt: sale.receiptId === null ? null : receipt,
      check: checks.get(sale.id) ?? null,
      refusal: refusals.get(sale.id) ?? null,
    }
    const repair = repairs.get(sale.id)
    return {
      id: sale.id,
      isOwn: ownerId === actor.id,
      side,
      sn: sale.sn,
      model: { name: sale.modelName, imageUrl: picture },
      saleStatus: sale.status,
      fate: fateOf(facts, deadlines, now),
      // Only its owner can repair a row.
      ...(repair &&
        ownerId === actor.id && {
          repair: { left: repair.left, by: repair.by && { id: repair.by.id, saleStatus: repair.by.status } },
        }),
    }
  })
}
