import { and, asc, eq, ne } from 'drizzle-orm'
import { formatDay } from '../../../../src/domain/dates/day.ts'
import { formatDocumentSum } from '../../../../src/domain/money/money.ts'
import { refuse } from '../../../kernel/call/refusal.ts'
import { AT_DESK, decisions, invoiceFiles, invoices, retailPoints, sales, users } from '../../../kernel/database/schema.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { compared, NO_FACTS, stated, whoOf } from './facts.ts'
import type { Facts } from './facts.ts'

type InvoiceRow = typeof invoices.$inferSelect

/** A pane names so many tools of a document; the others are counted. */
const SHOWN = 100

/** The same document as its other side has entered it, if that side has. */
const counterpart = async (db: Db, { side, ownInn, partnerInn, upd, day }: InvoiceRow): Promise<InvoiceRow | null> => {
  if (ownInn === null) return null
  const isIt = and(eq(invoices.partnerInn, ownInn), eq(invoices.upd, upd), eq(invoices.day, day), ne(invoices.side, side))
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(isIt, eq(invoices.ownInn, partnerInn)))
    .limit(1)
  return found ?? null
}

const paperRows = (mine: InvoiceRow, theirs: InvoiceRow | null): Facts['rows'] => [
  compared('Номер', mine.upd, theirs?.upd ?? null),
  compared('Дата', formatDay(mine.day), theirs && formatDay(theirs.day)),
  compared('Сумма', formatDocumentSum(mine.sum), theirs && formatDocumentSum(theirs.sum)),
  compared('ИНН своей стороны', mine.ownInn, theirs?.partnerInn ?? null),
  compared('ИНН другой стороны', mine.partnerInn, theirs?.ownInn ?? null),
]

/** The tools that still wait, and whether each is known. */
const toolRows = async (db: Db, invoiceId: string): Promise<{ rows: Facts['rows']; needsModel: boolean }> => {
  const tools = await db
    .select({ sn: sales.sn, toolSn: sales.toolSn, modelName: sales.modelName })
    .from(sales)
    .where(and(eq(sales.invoiceId, invoiceId), AT_DESK))
    .orderBy(asc(sales.sn))
  const rest = tools.length - SHOWN
  return {
    needsModel: tools.some(({ toolSn }) => toolSn === null),
    rows: [
      ...tools.slice(0, SHOWN).map(({ sn, modelName }) => stated(`№ ${sn}`, modelName ?? 'Номера нет в базе')),
      ...(rest > 0 ? [stated('Ещё инструментов', String(rest))] : []),
    ],
  }
}

/** What has been decided about other tools of the document. */
const decidedBefore = async (db: Db, invoiceId: string): Promise<Facts['history']> => {
  const rows = await db
    .select({ sn: sales.sn, verdict: decisions.verdict, reason: decisions.reason, at: decisions.at })
    .from(decisions)
    .innerJoin(sales, eq(sales.id, decisions.saleId))
    .where(eq(sales.invoiceId, invoiceId))
    .orderBy(asc(decisions.at), asc(sales.sn))
    .limit(SHOWN)
  return rows.map(({ sn, verdict, reason, at }) => ({
    at: at.toISOString(),
    text: verdict === 'approve' ? `№ ${sn}: одобрено` : `№ ${sn}: отказано, ${reason ?? ''}`,
  }))
}

/** @throws Refusal notFound */
export const documentFacts = async (db: Db, id: string): Promise<Facts> => {
  const [found] = await db
    .select({ invoice: invoices, owner: users, point: retailPoints.name })
    .from(invoices)
    .leftJoin(users, eq(users.id, invoices.ownerId))
    .leftJoin(retailPoints, eq(retailPoints.id, users.pointId))
    .where(eq(invoices.id, id))
  if (!found) return refuse('notFound')
  const { invoice, owner, point } = found
  const files = await db
    .select({ name: invoiceFiles.name })
    .from(invoiceFiles)
    .where(eq(invoiceFiles.invoiceId, id))
    .orderBy(invoiceFiles.name)
  const theirs = await counterpart(db, invoice)
  const tools = await toolRows(db, id)
  return {
    ...NO_FACTS,
    who: whoOf(owner, invoice.side === 'seller' ? 'Продавец' : 'Покупатель', point),
    summary: theirs ? 'Другая сторона тоже внесла этот документ' : 'Другая сторона этот документ не вносила',
    rows: [...paperRows(invoice, theirs), ...tools.rows],
    files: files.map(({ name }) => name),
    needsModel: tools.needsModel,
    history: await decidedBefore(db, id),
  }
}
