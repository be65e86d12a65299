import type { FileEvent, FilesContext, PickedFile, QueuedFile } from '../../fragments/files/types.ts'
import type { PartsCommand } from '../../fragments/parts/types.ts'
import type { CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { Check } from './checks.ts'
import type { DocumentName, InvoicePatch, InvoiceValues, TextField } from './form.ts'
import type { Folding } from './fold.ts'
import type { ListChoice, ListNote } from './list.ts'
import type { SerialRows } from './rows.ts'

/** What is registered: tools that a company has bought, or a sale to a company (LT36, LS02). */
export type InvoiceKind = 'tool' | 'sale'

/** The screen at the address: the form or a result (LT01, LS01). */
export type InvoiceScreen = 'main' | 'result'

/** «Добавить» of a row, which has no parts, or the invoice with the serials that are in the base. */
export interface InvoiceCommand extends PartsCommand {
  /** The row that is sent to the manual check; null for the invoice. */
  row: string | null
  /** «Добавить все ненайденные»: the rows after this one, and the key of the press. */
  rest?: RowsLeft
}

export interface RowsLeft {
  key: string
  rows: readonly string[]
}

/** A list from the clipboard, or a file of serial numbers (D75, D77). */
export type ListSource = { text: string } | { file: PickedFile }

/** What has been registered, while its result is shown: tools of the base, and tools for the manual check. */
export interface Registered {
  available: number
  manual: number
}

/** Why an invoice was not registered: the specified message, and the server's reason where the message is another one. */
export interface Problem {
  message: string
  reason: string | null
}

export interface CompanyInvoiceContext extends CommandContext<InvoiceCommand>, FilesContext, Folding {
  kind: InvoiceKind
  screen: InvoiceScreen
  form: Form<InvoiceValues>
  /** The checks under way. */
  asked: readonly Check[]
  /** The person has stopped the checks: a reload does not start them again. */
  isStopped: boolean
  /** Milliseconds that the queue of checks waits. */
  pause: number
  /** The document under which a row was last sent to the manual check; null before. */
  sentUnder: DocumentName | null
  /** The numbers of the rows that were removed together last, while they can be taken back. */
  removed: readonly string[]
  /** The list of serial numbers that is being read. */
  list: ListSource | null
  /** What has come of the last list. */
  listNote: ListNote | null
  /** The columns of the last list, while one of them has to be chosen. */
  listChoice: ListChoice | null
  /** The number of times rows were refused together: each time the view leads to the first of them. */
  denials: number
  /** Why the invoice was refused, while it is shown. */
  problem: Problem | null
  registered: Registered | null
}

/** The stored draft (B08). */
export interface InvoiceDraft extends SerialRows {
  values: InvoiceValues
  files: QueuedFile[]
  isStopped: boolean
  sentUnder: DocumentName | null
  command: InvoiceCommand | null
}

export interface CompanyInvoiceInput {
  kind: InvoiceKind
  screen: InvoiceScreen
  draft: InvoiceDraft | null
}

/** The invoice as it is sent, and the side that sends it. */
export interface SentInvoice {
  kind: InvoiceKind
  values: InvoiceValues
  /** Idempotency key. */
  key: string
}

/** A part of the invoice with its serials. */
export interface ConfirmInput extends SentInvoice {
  serials: readonly string[]
}

/** A serial that is not in the base. */
export interface AddInput extends SentInvoice {
  serial: string
}

type OfRow = { id: string }

export type CompanyInvoiceEvent =
  | ({ type: 'row.change'; text: string } & OfRow)
  /** The field of a row loses the focus. */
  | ({ type: 'row.leave' } & OfRow)
  /** Enter in a row: its text is meant, and the last row is followed by another one. */
  | ({ type: 'row.enter' } & OfRow)
  | { type: 'row.add' }
  | ({ type: 'row.remove' } & OfRow)
  /** A check that has failed is repeated. */
  | ({ type: 'row.check' } & OfRow)
  /** «Добавить» of a row that is not in the base. */
  | ({ type: 'row.send' } & OfRow & Stamp)
  /** «Добавить все ненайденные». */
  | ({ type: 'rows.send' } & Stamp)
  | { type: 'list.paste'; text: string }
  | { type: 'list.file'; file: PickedFile }
  /** The column of a list that is meant, by its place among those that were offered. */
  | { type: 'list.choose'; column: number }
  /** Only the rows with errors are shown, or all of them. */
  | { type: 'rows.filter'; isOn: boolean }
  /** All failed checks are repeated. */
  | { type: 'rows.check' }
  /** The rows with errors are removed. */
  | { type: 'rows.clear' }
  /** They are taken back, and checked again. */
  | { type: 'rows.restore' }
  | { type: 'checks.stop' }
  /** The checks go on, after a stop or before the end of a pause. */
  | { type: 'checks.resume' }
  | { type: 'form.change'; patch: InvoicePatch }
  | ({ type: 'form.blur'; field: TextField } & Stamp)
  | FileEvent
  | ({ type: 'submit' } & Stamp)
  | RepeatEvent
  | { type: 'back' }
  /** «На Главную» (LT16). */
  | { type: 'home' }
  | { type: 'again' }
  | { type: 'list.open' }
  | { type: 'url.changed'; screen: InvoiceScreen }
