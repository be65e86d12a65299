import type { invoices } from '../../kernel/database/schema.ts'
import type { Verdict } from '../../kernel/database/sets.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { tell } from '../notifications/tell.ts'
import type { Telling } from '../notifications/tell.ts'
import type { SaleRow } from '../sales/taken.ts'
import { toldSales } from '../sales/told.ts'

/** Whom a decision concerns; all of them are held. */
interface Concerned {
  ownerId: string | null
  /** The other side of the document. */
  partners: readonly string[]
  invoice: typeof invoices.$inferSelect | null
  /** The decision is about one row. */
  isRow: boolean
}

interface Decided {
  rows: readonly SaleRow[]
  guarantees: ReadonlyMap<string, Date>
  verdict: Verdict
  reason: string | null
  /** The number of the decision in the audit. */
  change: string
}

/** The owner of one row hears of its tool. */
const ofRow = async (tx: Tx, { rows, guarantees, verdict, reason }: Decided): Promise<Telling[]> => {
  const told = await toldSales(tx, rows)
  return told.map(({ userId, sale, row }) =>
    verdict === 'approve'
      ? { event: 'saleApproved', userId, sale, points: row.bonus ?? 0, guaranteeExpire: guarantees.get(row.id) ?? null }
      : { event: 'saleRefused', userId, sale, reason: reason ?? '' },
  )
}

/** Somebody hears of several tools of a document. */
const ofInvoice = (
  userId: string,
  { id, side, upd }: typeof invoices.$inferSelect,
  { rows, verdict, reason, change }: Decided,
  isOwn: boolean,
): Telling => {
  const told = { userId, change, invoice: { id, side, upd }, tools: rows.length, isOwn }
  const points = rows.reduce((sum, { bonus }) => sum + (bonus ?? 0), 0)
  return verdict === 'approve'
    ? { ...told, event: 'invoiceApproved', points }
    : { ...told, event: 'invoiceRefused', reason: reason ?? '' }
}

/** Tells everybody concerned, in the transaction of the decision. */
export const tellOf = async (tx: Tx, concerned: Concerned, decided: Decided, now: number): Promise<void> => {
  const { ownerId, partners, invoice, isRow } = concerned
  const own =
    isRow || invoice === null ? await ofRow(tx, decided) : ownerId === null ? [] : [ofInvoice(ownerId, invoice, decided, true)]
  const others = invoice === null ? [] : partners.map((one) => ofInvoice(one, invoice, decided, false))
  await tell(tx, [...own, ...others], now)
}
