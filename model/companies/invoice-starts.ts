/** What the form of an invoice starts with: rows and drafts as they are stored. */
import { refusals } from '../../src/domain/texts/refusals.ts'
import { NOTHING_HIDDEN, type FileReading } from '../../src/domain/serials/serial-file.ts'
import { readDraft } from '../../src/machines/companies/company-invoice/draft.ts'
import { emptyInvoice, type InvoiceValues } from '../../src/machines/companies/company-invoice/form.ts'
import type { InvoiceDraft } from '../../src/machines/companies/company-invoice/types.ts'

export const SERIAL = '100.00001'
export const OTHER_SERIAL = '100.00002'
export const THIRD_SERIAL = '100.00003'
/** Not asked about while it is typed: something may be missing. */
export const SHORT = '12'
/** The company's own one is another. */
export const INN = '7707083893'

/** The smallest document that passes the check of content. */
export const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF\n')
export const FILE = { id: 'upd.pdf', name: 'upd.pdf', size: PDF.length }
export const STORED = 'stored.pdf'
const waiting = { ...FILE, status: 'waiting', stored: null, problem: null, key: null }

export const right: InvoiceValues = { upd: '15', time: '20.11.2026', inn: INN, sum: '14970.00', files: [STORED] }

/** A row as it is stored, without its id. */
type Row = readonly [serial: string, state?: string, code?: number | null, message?: string | null]
export const CHECKING = 'checking'
export const AVAILABLE: Row = [SERIAL, 'available', 0, null]
export const NOT_FOUND: Row = [SERIAL, 'notFound', 0, refusals.notInBase.text]
export const ADDED: Row = [OTHER_SERIAL, 'added', 0, refusals.notInBase.text]

/** Three numbers, each of which goes in a part of its own. */
export const THREE: readonly Row[] = [AVAILABLE, [OTHER_SERIAL, 'available', 0, null], [THIRD_SERIAL, 'available', 0, null]]
/** A row whose check has failed. */
export const failedAt = (number: number): Row => [`100.0000${number}`, 'error', 500, 'Ошибка']

/** A list from the clipboard or a file, and what it contains. */
export const LIST = `Номер\n${OTHER_SERIAL}`
export const LIST_FILE = { id: 'list.csv', name: 'list.csv', size: LIST.length }
export const listReading: FileReading = {
  kind: 'list',
  list: { serials: [OTHER_SERIAL], repeated: [], others: [{ text: 'Номер', line: 1 }] },
  otherSheets: [],
  hidden: NOTHING_HIDDEN,
}

/** A list with two columns of serial numbers: the person has to choose. */
export const twoColumns: FileReading = {
  kind: 'choice',
  columns: [
    { heading: 'Серийный номер', list: { serials: [OTHER_SERIAL], repeated: [], others: [] } },
    { heading: 'Серийный номер АКБ', list: { serials: [THIRD_SERIAL], repeated: [], others: [] } },
  ],
  otherSheets: [],
  hidden: NOTHING_HIDDEN,
}

/** The stored draft in its current shape. */
export const draft = (rows: readonly Row[], more: object = {}): InvoiceDraft | null =>
  readDraft({
    values: emptyInvoice,
    files: [],
    rows: rows.map((row, at) => [`row-${at + 1}`, ...row]),
    lastRow: rows.length,
    isStopped: false,
    sentUnder: null,
    command: null,
    ...more,
  })

/** The invoice is filled in. */
export const uploaded = { values: right, files: [{ ...waiting, status: 'done', stored: STORED }] }

/** The command of a page that was closed. */
const waitingPart = (serial: string) => ({ serials: [serial], fate: 'waiting' })
export const command = { key: 'key-of-the-first-sending', row: null, isRepeat: false, parts: [waitingPart(SERIAL)] }
/** The first part of three is registered. */
export const inParts = {
  ...command,
  parts: [{ serials: [SERIAL], fate: 'sent' }, waitingPart(OTHER_SERIAL), waitingPart(THIRD_SERIAL)],
}
