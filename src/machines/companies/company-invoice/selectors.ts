import type { SnapshotFrom } from 'xstate'
import type { Stamp } from '../../kit/stamp.ts'
import type { PartsProgress } from '../../../domain/serials/serial-parts.ts'
import { progressOf } from '../../fragments/parts/parts.ts'
import { hasFailed } from '../serial-row/row.ts'
import type { SerialRow } from '../serial-row/types.ts'
import { lastDay } from '../../kit/form/rules.ts'
import { documentOf, isSameDocument, type DocumentName } from './form.ts'
import type { companyInvoiceMachine } from './machine.ts'
import { successOf, type ResultWords } from './messages.ts'
import { countsOf, isWrong, notFoundRows, type RowCounts } from './rows.ts'
import type { InvoiceKind, Problem, Registered } from './types.ts'

type Snapshot = SnapshotFrom<typeof companyInvoiceMachine>

export const kindOf = ({ context }: Snapshot): InvoiceKind => context.kind
export const formOf = ({ context }: Snapshot) => context.form
export const filesOf = ({ context }: Snapshot) => context.files
export const rowsOf = ({ context }: Snapshot): readonly SerialRow[] => context.rows
export const countsIn = ({ context }: Snapshot): RowCounts => countsOf(context.rows)
/** The rows that are shown: all of them, or those with errors, also while one of them is being corrected. */
export const shownRows = ({ context: { rows, wrong } }: Snapshot): readonly SerialRow[] => {
  if (wrong === null) return rows
  const ids = new Set(wrong)
  return rows.filter((row) => ids.has(row.id) || isWrong(row))
}
/** How many rows are folded away; null while all of them are shown. */
export const foldedCount = (snapshot: Snapshot): number | null =>
  snapshot.context.wrong === null ? null : snapshot.context.rows.length - shownRows(snapshot).length
/** Rows that «Добавить все ненайденные» sends. */
export const notFoundCount = ({ context }: Snapshot): number => notFoundRows(context.rows).length
/** How many of them wait behind the one that is being sent; null while they are not sent together. */
export const leftToAdd = ({ context: { command } }: Snapshot): number | null => command?.rest?.rows.length ?? null
/** Failed checks, which may be repeated together. */
export const failedCount = ({ context }: Snapshot): number => context.rows.filter(hasFailed).length
/** The columns of a list, while one of them has to be chosen. */
export const columnsOf = ({ context }: Snapshot): readonly string[] =>
  context.listChoice?.columns.map(({ heading }) => heading) ?? []
export const listNoteOf = ({ context }: Snapshot) => context.listNote
export const isReadingList = (snapshot: Snapshot): boolean => snapshot.matches({ form: { list: 'reading' } })
/** How far a document in several parts has come; null for one that goes in one call. */
export const progressIn = ({ context: { command } }: Snapshot): PartsProgress | null =>
  command !== null && command.parts.length > 1 ? progressOf(command) : null
/** The picked files that the flow refers to: the document's, and the list that is being read. */
export const heldFiles = ({ context: { files, list } }: Snapshot): readonly { id: string }[] =>
  list && 'file' in list ? [...files, list.file] : files
/** Grows each time rows are refused together. */
export const denialsOf = ({ context }: Snapshot): number => context.denials
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** «Добавить» of a row is under way, not the invoice. */
export const isConfirming = (snapshot: Snapshot): boolean => snapshot.matches('confirming') || snapshot.matches('pausing')
/** How the queue of checks stands. */
export const queueOf = (snapshot: Snapshot): 'running' | 'paused' | 'stopped' => {
  if (snapshot.matches({ form: { checks: 'stopped' } })) return 'stopped'
  return snapshot.matches({ form: { checks: 'paused' } }) ? 'paused' : 'running'
}
/** Whether the command can be repeated: all of it is here (D141). */
export const mayRepeat = ({ context }: Snapshot): boolean => context.form.values.inn !== ''
/** «Добавить» has no answer, not the invoice. */
export const isAboutRow = ({ context }: Snapshot): boolean => context.command?.row != null
export const registeredOf = ({ context }: Snapshot): Registered => context.registered ?? { available: 0, manual: 0 }
export const successIn = (snapshot: Snapshot): ResultWords => successOf(kindOf(snapshot), registeredOf(snapshot))
export const problemIn = ({ context }: Snapshot): Problem => context.problem ?? { message: '', reason: null }
/** The document of the rows at the manual check, where the form names another one by now (D120). */
export const leftDocument = ({ context: { sentUnder, form } }: Pick<Snapshot, 'context'>): DocumentName | null =>
  sentUnder === null || isSameDocument(sentUnder, documentOf(form.values)) ? null : sentUnder
/** The last day of the calendar. */
export const lastDayOf = (moment: Pick<Stamp, 'now' | 'today'>) => lastDay(moment)
