import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { isAnyOf } from '../../../kernel/database/is-any-of.ts'
import { invoiceFiles, invoices, picturePrints, receiptFiles, sales } from '../../../kernel/database/schema.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { findAlike } from './photo/find-alike.ts'
import type { Claim, Rule } from './rule.ts'

/** The names of the files on a claim's receipt or document. */
export const picturesOf = async (db: Db, { receipt, invoice }: Pick<Claim, 'receipt' | 'invoice'>): Promise<string[]> => {
  const rows =
    invoice === null
      ? receipt === null
        ? []
        : await db.select({ name: receiptFiles.name }).from(receiptFiles).where(eq(receiptFiles.receiptId, receipt.id))
      : await db.select({ name: invoiceFiles.name }).from(invoiceFiles).where(eq(invoiceFiles.invoiceId, invoice.id))
  return rows.map(({ name }) => name)
}

/** A row that stands on a receipt or a document. */
interface OnPaper {
  paper: string | null
  /** The number of the document; null for a receipt. */
  upd: string | null
  sn: string
  ownerId: string | null
  side: string
}

const row = { sn: sales.sn, ownerId: sales.ownerId, side: sales.side }

/** Rows on other receipts with one of these files. */
const onReceipts = (db: Db, names: readonly string[], mine: string | null): Promise<Omit<OnPaper, 'upd'>[]> =>
  db
    .selectDistinct({ ...row, paper: sales.receiptId })
    .from(receiptFiles)
    .innerJoin(sales, eq(sales.receiptId, receiptFiles.receiptId))
    .where(and(isAnyOf(receiptFiles.name, names), mine === null ? undefined : ne(receiptFiles.receiptId, mine)))

/** Rows on other documents with one of these files. */
const onInvoices = (db: Db, names: readonly string[], mine: string | null): Promise<OnPaper[]> =>
  db
    .selectDistinct({ ...row, paper: sales.invoiceId, upd: invoices.upd })
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.id, invoiceFiles.invoiceId))
    .innerJoin(sales, and(eq(sales.invoiceId, invoices.id), isNotNull(sales.invoiceId)))
    .where(and(isAnyOf(invoiceFiles.name, names), mine === null ? undefined : ne(invoiceFiles.invoiceId, mine)))

/** The claim's own serials and whose they are. */
const ownRows = async (db: Db, { receipt, invoice }: Claim) => {
  const isMine = invoice === null ? eq(sales.receiptId, receipt?.id ?? '') : eq(sales.invoiceId, invoice.id)
  return db.select(row).from(sales).where(isMine)
}

type Own = Awaited<ReturnType<typeof ownRows>>

/**
 * A paper with a serial of this claim is the same one: sent again by its person after a refusal, or the other side's copy of one sale.
 */
const isSamePaper = (rows: readonly OnPaper[], own: Own): boolean =>
  rows.some(({ sn, ownerId, side }) => own.some((mine) => mine.sn === sn && (mine.ownerId === ownerId || mine.side !== side)))

const byPaper = (rows: readonly OnPaper[]): OnPaper[][] =>
  [...new Set(rows.map(({ paper }) => paper))].map((paper) => rows.filter((one) => one.paper === paper))

const noteOf = (papers: readonly OnPaper[][], ownerId: string): string => {
  const [first] = papers[0] ?? []
  const paper = first?.upd == null ? `чек к № ${first?.sn ?? ''}` : `документ № ${first.upd}`
  const whose = first?.ownerId === ownerId ? 'у того же человека' : 'у другого человека'
  return `${paper}, ${whose}${papers.length > 1 ? `, и ещё ${papers.length - 1}` : ''}`
}

/** A photograph that stands on another claim already, whoever has made that. */
export const samePhoto: Rule = {
  rule: 'samePhoto',
  weight: 4,
  kinds: ['tool', 'document'],
  look: async (db, claim) => {
    const names = await picturesOf(db, claim)
    if (names.length === 0) return { off: 'фотографий нет' }
    const prints = await db.select().from(picturePrints).where(isAnyOf(picturePrints.name, names))
    if (prints.length === 0) return { off: 'документ без фотографий' }
    if (prints.some(({ madeAt }) => madeAt === null)) return { off: 'отпечаток ещё не готов' }
    const details = prints.flatMap(({ detail }) => detail ?? [])
    if (details.length === 0) return { off: 'на фотографии ничего не видно' }
    const alike = new Set<string>()
    for (const detail of details) for (const name of await findAlike(db, detail)) alike.add(name)
    const receipts = await onReceipts(db, [...alike], claim.receipt?.id ?? null)
    const others = [
      ...receipts.map((one) => ({ ...one, upd: null })),
      ...(await onInvoices(db, [...alike], claim.invoice?.id ?? null)),
    ]
    const own = await ownRows(db, claim)
    const papers = byPaper(others).filter((rows) => !isSamePaper(rows, own))
    return papers.length > 0 ? { fired: true, note: noteOf(papers, claim.owner.id) } : { fired: false, note: null }
  },
}
