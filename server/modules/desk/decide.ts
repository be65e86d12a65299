/** Decisions of the desk about rows that wait for it: one row, or all of a document that still wait. */
import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { protectPeople } from '../../kernel/database/lock-people.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { AT_DESK, decisions, invoices, receipts, sales } from '../../kernel/database/schema.ts'
import type { Verdict } from '../../kernel/database/sets.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { partnersOf } from '../invoices/partners.ts'
import { finishSales } from '../sales/finish.ts'
import type { SaleRow } from '../sales/taken.ts'
import { refuseHeld } from './holds.ts'
import type { CaseKey } from './holds.ts'
import { learnModels } from './models.ts'
import { refuseOwn } from './own.ts'
import { settleReceiptFinding } from './receipt-findings.ts'
import { findSubject, matterOf } from './subject.ts'
import type { Subject } from './subject.ts'
import { tellOf } from './told.ts'
import { reasonOf } from './verdict.ts'
import type { Word } from './verdict.ts'

const NOT_OURS = 'Эту строку поддержка не проверяет'

/** A decision about a row, a document (about all of its rows that still wait), or a finished row with a finding: `id` says which. */
export interface Decision extends Word {
  /** The name of the model of serials that are not in the base. */
  model: string | null
}

/** Where it waits: a row of a document waits with the document. */
const caseOf = (id: string, { invoice }: Subject): CaseKey =>
  invoice ? { kind: 'document', id: invoice.id } : { kind: 'tool', id }

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
  { id, verdict, operator, origin, now }: Pick<Decision, 'id' | 'verdict' | 'operator' | 'origin' | 'now'>,
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
 * @throws Refusal notFound, alreadyDecided, ownMatter, caseTaken, decisionPending, or for a refusal without a reason and a model that does not exist
 */
export const decide = async (tx: Tx, decision: Decision): Promise<number> => {
  const { id, verdict, operator, now } = decision
  const reason = reasonOf(decision)
  const finding = await settleReceiptFinding(tx, { id, verdict, reason, now })
  if (finding !== undefined) {
    await refuseHeld(tx, { kind: 'finding', id }, decision)
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
  await refuseHeld(tx, caseOf(id, subject), decision)
  await decision.stillSeen?.(tx)
  await refuseOwn(
    tx,
    operator,
    matterOf(
      subject,
      found.map(({ sn }) => sn),
      others,
    ),
  )
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
