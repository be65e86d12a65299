/** A tool in manual check, or a finding about one that was paid: its receipt line by line. */
import { and, desc, eq, ne } from 'drizzle-orm'
import { formatReceiptTime } from '../../../../src/domain/dates/dates.ts'
import { formatDocumentSum, toPoints } from '../../../../src/domain/money/money.ts'
import { pointsText } from '../../../../src/domain/money/points-text.ts'
import { namesModel } from '../../../../src/domain/sales/receipt-items.ts'
import type { ReceiptField } from '../../../../src/domain/sales/sale-fate.ts'
import { saleStatusLabel } from '../../../../src/domain/sales/sale-status.ts'
import { refuse } from '../../../kernel/call/refusal.ts'
import { decisions, receiptFiles, receipts, retailPoints, sales, users } from '../../../kernel/database/schema.ts'
import type { Side } from '../../../kernel/database/sets.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { compared, NO_FACTS, stated, whoOf } from './facts.ts'
import type { Facts } from './facts.ts'

type ReceiptRow = typeof receipts.$inferSelect
type SaleRow = typeof sales.$inferSelect

const SIDES: Readonly<Record<Side, string>> = { seller: 'Продажа', buyer: 'Покупка' }
/** Lines of a history at most. */
const HISTORY = 20

/** What the tax service has said of a field that it has confirmed, or of the one that it does not recognise. */
const officialOf = ({ status, disagreed }: ReceiptRow, field: ReceiptField, claimed: string | null) => {
  if (status === 'SUCCESS') return claimed
  return disagreed === field ? 'Не совпадает' : null
}

const goodsRow = (model: string | null, { items, status }: ReceiptRow): Facts['rows'][number] => {
  if (status !== 'SUCCESS' || items.length === 0) return stated('Товар', model)
  const names = items.map(({ name }) => name)
  const isThere = model !== null && names.some((name) => namesModel(name, model))
  return { label: 'Товар', claimed: model, official: names.join(', '), agrees: isThere ? 'yes' : 'no' }
}

const receiptRows = (model: string | null, receipt: ReceiptRow): Facts['rows'] => {
  const { fn, fd, fp, sum, dateTime } = receipt
  if (fn === null) return [stated('Товар', model), stated('Чек', 'Только фотография')]
  const [total, time] = [sum === null ? null : formatDocumentSum(sum), dateTime === null ? null : formatReceiptTime(dateTime)]
  const row = (label: string, field: ReceiptField, claimed: string | null) =>
    compared(label, claimed, officialOf(receipt, field, claimed))
  return [
    goodsRow(model, receipt),
    row('Сумма', 'sum', total),
    row('Дата', 'time', time),
    row('ФН', 'fn', fn),
    row('ФД', 'fd', fd),
    row('ФП', 'fp', fp),
  ]
}

/** What else has been registered of a serial, newest first. */
export const serialHistory = async (db: Db, { id, sn }: Pick<SaleRow, 'id' | 'sn'>): Promise<Facts['history']> => {
  const rows = await db
    .select({ side: sales.side, status: sales.status, at: sales.statusAt, reason: decisions.reason })
    .from(sales)
    .leftJoin(decisions, eq(decisions.saleId, sales.id))
    .where(and(eq(sales.sn, sn), ne(sales.id, id)))
    .orderBy(desc(sales.number))
    .limit(HISTORY)
  return rows.map(({ side, status, at, reason }) => ({
    at: at.toISOString(),
    text: `${SIDES[side]} № ${sn}: ${saleStatusLabel(status, 'seller').toLowerCase()}${reason === null ? '' : `, ${reason}`}`,
  }))
}

/** @throws Refusal notFound */
export const saleFacts = async (db: Db, id: string): Promise<Facts> => {
  const [found] = await db
    .select({ sale: sales, receipt: receipts, owner: users, point: retailPoints.name })
    .from(sales)
    .leftJoin(receipts, eq(receipts.id, sales.receiptId))
    .leftJoin(users, eq(users.id, sales.ownerId))
    .leftJoin(retailPoints, eq(retailPoints.id, sales.pointId))
    .where(eq(sales.id, id))
  if (!found) return refuse('notFound')
  const { sale, receipt, owner, point } = found
  const files = receipt
    ? await db
        .select({ name: receiptFiles.name })
        .from(receiptFiles)
        .where(eq(receiptFiles.receiptId, receipt.id))
        .orderBy(receiptFiles.name)
    : []
  const bonus = sale.bonus === null ? '' : ` · +${pointsText(toPoints(sale.bonus))}`
  return {
    ...NO_FACTS,
    who: whoOf(owner, sale.side === 'seller' ? 'Продавец' : 'Покупатель', point),
    summary: `${SIDES[sale.side]} № ${sale.sn}${bonus}`,
    checkedAt: receipt && receipt.fn !== null && receipt.status !== 'PENDING' ? sale.statusAt.toISOString() : null,
    rows: receipt ? receiptRows(sale.modelName, receipt) : [stated('Товар', sale.modelName), stated('Чек', 'Нет')],
    files: files.map(({ name }) => name),
    needsModel: sale.toolSn === null,
    history: await serialHistory(db, sale),
  }
}
