import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { formatDocumentSum } from '../../../src/domain/money/money.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { lockFiles } from '../../kernel/database/lock-files.ts'
import { prepared, preparedLock } from '../../kernel/database/prepared.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { invoiceFiles, invoices } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { FIELDS } from './read-invoice.ts'
import type { ReadInvoice } from './read-invoice.ts'

const NO_FILE = 'Файл не найден. Загрузите его ещё раз'

/** Files of one document: each of its parts, days later too, may bring its own. */
const MOST_FILES = 20

/** The document of a part, locked until the end of the transaction. */
export interface ClaimedInvoice {
  id: string
  /** This part is the first one: until now nobody knew of the document. */
  isNew: boolean
}

const insertInvoice = prepared(
  ['id', 'side', 'ownerId', 'upd', 'day', 'ownInn', 'partnerInn', 'sum', 'createdAt'],
  (db, invoice) =>
    db
      .insert(invoices)
      .values(invoice)
      .onConflictDoNothing({ target: [invoices.ownerId, invoices.side, invoices.upd, invoices.day, invoices.partnerInn] })
      .returning({ id: invoices.id }),
)

const lockInvoice = preparedLock(['side', 'ownerId', 'upd', 'day', 'partnerInn'], (db, { side, ownerId, upd, day, partnerInn }) =>
  db
    .select({ id: invoices.id, sum: invoices.sum, decidedAt: invoices.decidedAt })
    .from(invoices)
    .where(
      and(
        eq(invoices.ownerId, ownerId),
        eq(invoices.side, side),
        eq(invoices.upd, upd),
        eq(invoices.day, day),
        eq(invoices.partnerInn, partnerInn),
      ),
    )
    .for('update'),
)

/** Adds files to a document. Somebody else's file is refused like one that never existed (B07). */
const addFiles = async (tx: Tx, ownerId: string, invoiceId: string, { side, files }: ReadInvoice): Promise<void> => {
  const field = FIELDS[side].files
  if (!(await lockFiles(tx, ownerId, files))) refuse('refused', { [field]: NO_FILE })
  const added = await tx
    .insert(invoiceFiles)
    .values(files.map((name) => ({ invoiceId, name })))
    .onConflictDoNothing()
    .returning({ name: invoiceFiles.name })
  if (added.length === 0) return
  if ((await tx.$count(invoiceFiles, eq(invoiceFiles.invoiceId, invoiceId))) > MOST_FILES)
    refuse('refused', { [field]: `К документу уже приложено ${MOST_FILES} файлов. Напишите в поддержку` })
}

/**
 * Finds or makes the document that the caller names, and locks it: parts of one document come one after the other. The sum is that of
 * the latest part until the desk has decided something; files are only ever added, so that nothing that was shown is lost.
 * @throws Refusal for another sum after a decision, and for files that the caller has not uploaded
 */
export const claimInvoice = async (
  tx: Tx,
  { ownerId, ownInn, invoice, now }: { ownerId: string; ownInn: string | null; invoice: ReadInvoice; now: number },
): Promise<ClaimedInvoice> => {
  const { side, upd, day, partnerInn, sum } = invoice
  const name = { side, ownerId, upd, day, partnerInn }
  const [added] = await insertInvoice(tx, { id: randomUUID(), ...name, ownInn, sum, createdAt: new Date(now) })
  const known = added ? null : oneOf(await lockInvoice(tx, name))
  const id = added?.id ?? known?.id ?? ''
  if (known && known.sum !== sum) {
    if (known.decidedAt) refuse('refused', { sum: `Этот документ уже проверяют с суммой ${formatDocumentSum(known.sum)}` })
    await tx.update(invoices).set({ sum }).where(eq(invoices.id, id))
  }
  await addFiles(tx, ownerId, id, invoice)
  return { id, isNew: added !== undefined }
}
