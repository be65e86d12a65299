/** Decisions of the desk about rows that wait for it: one row, or all of a document that still wait. */
import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import { REQUIRED } from '../../../src/domain/texts/required.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { protectPeople } from '../../kernel/database/lock-people.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { AT_DESK, decisions, invoices, receipts, sales } from '../../kernel/database/schema.ts'
import type { Verdict } from '../../kernel/database/sets.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { partnersOf } from '../invoices/partners.ts'
import { finishSales } from '../sales/finish.ts'
import type { SaleRow } from '../sales/taken.ts'
import { learnModels } from './models.ts'
import { refuseOwn } from './own.ts'
import type { Matter } from './own.ts'
import { settleReceiptFinding } from './receipt-findings.ts'
import { tellOf } from './told.ts'

type InvoiceRow = typeof invoices.$inferSelect

const NOT_OURS = 'Эту строку поддержка не проверяет'

/** A decision, and who makes it. */
export interface Decision {
  /** The id of a row, of a document (the decision is about all of its waiting rows), or of a finished row with a finding. */
  id: string
  verdict: Verdict
  /** Shown to the owner; a refusal must have one. */
  reason: string | null
  /** The name of the model of serials that are not in the base. */
  model: string | null
  operator: string
  /** The hash of the operator's address, or the command. */
  origin: string
  now: number
}

/** What a decision is about, before anything is locked. */
interface Subject {
  ownerId: string | null
  invoice: InvoiceRow | null
  receiptId: string | null
  serials: string[]
  /** One row, not a whole document. */
  isRow: boolean
}

const findSubject = async (tx: Tx, id: string): Promise<Subject | null> => {
  if (!isUuid(id)) return null
  const [row] = await tx
    .select({ ownerId: sales.ownerId, sn: sales.sn, receiptId: sales.receiptId, invoice: invoices })
    .from(sales)
    .leftJoin(invoices, eq(invoices.id, sales.invoiceId))
    .where(eq(sales.id, id))
  if (row) return { ...row, serials: [row.sn], isRow: true }
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id))
  if (!invoice) return null
  const rows = await tx
    .select({ sn: sales.sn })
    .from(sales)
    .where(and(eq(sales.invoiceId, id), AT_DESK))
  return { ownerId: invoice.ownerId, invoice, receiptId: null, serials: rows.map(({ sn }) => sn), isRow: false }
}

/** Locks the paper before its rows: the order of registrations and of the tax service's check. */
const lockPaper = async (tx: Tx, { invoice, receiptId }: Subject): Promise<void> => {
  if (invoice) await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, invoice.id)).for('update')
  if (receiptId) await tx.select({ id: receipts.id }).from(receipts).where(eq(receipts.id, receiptId)).for('update')
}

/** @throws Refusal where nothing waits for the desk */
const lockRows = async (tx: Tx, id: string, { isRow }: Subject): Promise<SaleRow[]> => {
  const ofSubject = isRow ? eq(sales.id, id) : eq(sales.invoiceId, id)
  const rows = await tx.select().from(sales).where(and(ofSubject, AT_DESK)).orderBy(asc(sales.sn)).for('update')
  if (rows.length > 0) return rows
  const ended = await tx.$count(sales, and(ofSubject, inArray(sales.status, ['FINISH', 'FAIL'])))
  return ended > 0 ? refuse('alreadyDecided') : refuse('refused', NOT_OURS)
}

/** Whose the rows are: both sides' of their document, and of their tools. */
const matterOf = ({ ownerId, invoice }: Subject, rows: readonly SaleRow[], others: readonly string[]): Matter => ({
  people: [ownerId, ...others],
  serials: rows.map(({ sn }) => sn),
  inns: invoice ? [invoice.ownInn, invoice.partnerInn] : [],
})

/** The receipt of an approved row counts; that of a refused one is free for others, unless another row still stands on it. */
const judgeReceipt = async (tx: Tx, { receiptId }: Subject, verdict: Verdict): Promise<void> => {
  if (receiptId === null) return
  const pending = and(eq(receipts.id, receiptId), eq(receipts.status, 'PENDING'))
  if (verdict === 'approve') {
    await tx.update(receipts).set({ status: 'SUCCESS' }).where(pending)
    return
  }
  const standing = tx
    .select({ id: sales.id })
    .from(sales)
    .where(and(eq(sales.receiptId, receiptId), ne(sales.status, 'FAIL')))
  await tx
    .update(receipts)
    .set({ status: 'FAIL' })
    .where(and(pending, notExists(standing)))
}

const refuseRows = async (tx: Tx, rows: readonly SaleRow[], now: number): Promise<void> => {
  const ids = rows.map(({ id }) => id)
  await tx
    .update(sales)
    .set({ status: 'FAIL', statusAt: new Date(now) })
    .where(isAnyOf(sales.id, ids))
}

/** @returns the number of the line in the audit */
const recordVerdict = (
  tx: Tx,
  { id, verdict, operator, origin, now }: Omit<Decision, 'reason' | 'model'>,
  subject: string | null,
): Promise<string> => {
  const event = verdict === 'approve' ? 'saleApproved' : 'saleRefused'
  return record(tx, { event, actor: operator, subject, object: id, origin, reason: 'desk' }, now)
}

/** Writes down what was decided, and why: in the audit without the reason, which is somebody's text. @returns the audit's number */
const writeDown = async (tx: Tx, subject: Subject, rows: readonly SaleRow[], decision: Decision): Promise<string> => {
  const { id, verdict, reason, operator, origin, now } = decision
  const at = new Date(now)
  // Of the locked row: the account may have been deleted since the subject was looked up.
  const ownerId = rows[0]?.ownerId ?? null
  if (ownerId !== null) await tx.insert(decisions).values(rows.map((row) => ({ saleId: row.id, ownerId, verdict, reason, at })))
  if (subject.invoice)
    await tx
      .update(invoices)
      .set({ decidedAt: sql`coalesce(${invoices.decidedAt}, ${at.toISOString()}::timestamptz)` })
      .where(eq(invoices.id, subject.invoice.id))
  return recordVerdict(tx, { id, verdict, operator, origin, now }, ownerId)
}

/**
 * Decides about a row, a document or a finding (F02). A fixed number of statements, however many rows there are.
 * @returns the number of rows
 * @throws Refusal notFound, alreadyDecided, ownMatter, or for a refusal without a reason and a model that does not exist
 */
export const decide = async (tx: Tx, decision: Decision): Promise<number> => {
  const { id, verdict, operator, now } = decision
  const reason = decision.reason?.trim() || null
  if (verdict === 'refuse' && reason === null) refuse('refused', { reason: REQUIRED })
  const finding = await settleReceiptFinding(tx, { id, verdict, reason, now })
  if (finding !== undefined) {
    await refuseOwn(tx, operator, { people: [finding.ownerId], serials: [finding.sn] })
    await recordVerdict(tx, decision, finding.ownerId)
    return 1
  }
  const subject = (await findSubject(tx, id)) ?? refuse('notFound')
  const others = subject.invoice ? await partnersOf(tx, subject.invoice, subject.serials) : []
  // People before rows: the order of the deletion of an account.
  const held = await protectPeople(tx, [...(subject.ownerId === null ? [] : [subject.ownerId]), ...others])
  await lockPaper(tx, subject)
  const found = await lockRows(tx, id, subject)
  await refuseOwn(tx, operator, matterOf(subject, found, others))
  const rows = verdict === 'approve' ? await learnModels(tx, found, decision.model) : found
  const guarantees = verdict === 'approve' ? await finishSales(tx, rows, now) : new Map<string, Date>()
  if (verdict === 'refuse') await refuseRows(tx, rows, now)
  await judgeReceipt(tx, subject, verdict)
  const change = await writeDown(tx, subject, rows, { ...decision, reason })
  await tellOf(
    tx,
    { ...subject, partners: others.filter((one) => held.includes(one)) },
    { rows, guarantees, verdict, reason, change },
    now,
  )
  return rows.length
}
