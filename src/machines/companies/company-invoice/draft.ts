/** The draft of the form (B08): fields, files, rows and the pending command; not the INN of an entrepreneur (D140). */
import type { SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import { organisationInn } from '../../../domain/people/inn.ts'
import { storedFiles } from '../../fragments/files/draft.ts'
import { storedNames } from '../../fragments/files/queue.ts'
import { storedParts } from '../../fragments/parts/draft.ts'
import { readCommand } from '../../kit/command/draft.ts'
import { anything, isTrue, listOf, orElse, readShape, textOrNull } from '../../kit/shape.ts'
import type { SerialRow } from '../serial-row/types.ts'
import { stepRow } from '../serial-row/machine.ts'
import { rowState } from '../serial-row/row.ts'
import { packRow, storedRow } from '../serial-row/draft.ts'
import { cleaned, TEXT_FIELDS } from './form.ts'
import type { companyInvoiceMachine } from './machine.ts'
import { emptyRows } from './rows.ts'
import type { CompanyInvoiceContext, InvoiceCommand, InvoiceDraft } from './types.ts'

const isBegun = ({ form, files, rows }: Pick<CompanyInvoiceContext, 'form' | 'files' | 'rows'>): boolean =>
  TEXT_FIELDS.some((field) => form.values[field] !== '') ||
  files.length > 0 ||
  rows.length > 1 ||
  rows.some(({ serialNumber }) => serialNumber !== '')

/** @returns the draft to store, or null when the form is empty */
export const draftOf = ({ context }: Pick<SnapshotFrom<typeof companyInvoiceMachine>, 'context'>): object | null => {
  const { form, files, rows, lastRow, isStopped, sentUnder, command } = context
  if (!command && !isBegun(context)) return null
  return {
    values: { ...form.values, inn: organisationInn(cleaned(form.values).inn) },
    files,
    rows: rows.map(packRow),
    lastRow,
    isStopped,
    // A document is known by all three of its fields.
    sentUnder: sentUnder && organisationInn(sentUnder.inn) !== '' ? sentUnder : null,
    command,
  }
}

const text = z.string()

const invoiceDraft = z.object({
  values: z.object({ upd: text, time: text, inn: text, sum: text, files: z.pipe(z.array(z.unknown()), listOf(text)) }),
  files: storedFiles,
  rows: listOf(storedRow),
  lastRow: z.number(),
  isStopped: isTrue,
  sentUnder: orElse(z.nullable(z.object({ upd: text, time: text, inn: text })), null),
  command: anything,
})

const invoiceCommand = z.object({
  row: textOrNull,
  parts: storedParts,
  rest: z.optional(z.object({ key: text, rows: z.array(text) })),
})

/** Reads a stored draft: a value of another shape is no draft. */
export const readDraft = (stored: unknown): InvoiceDraft | null => {
  const draft = readShape(invoiceDraft, stored)
  if (!draft) return null
  const { values, files } = draft
  const known = readCommand<InvoiceCommand>(draft.command, (rest) => readShape(invoiceCommand, rest) !== null)
  const isSent = ({ id }: SerialRow): boolean => known?.row === id
  // «Добавить» without its row is none, and a row whose «Добавить» is over is as it was before.
  const command = known !== null && known.row !== null && !draft.rows.some(isSent) ? null : known
  const rows = draft.rows.map((row) =>
    rowState(row) === 'adding' && !isSent(row) ? stepRow(row, { type: 'addFailed', message: null }) : row,
  )
  const list = rows.length > 0 ? { rows, lastRow: draft.lastRow } : emptyRows
  return {
    ...draft,
    // A repeated command keeps its files, whatever has happened to the queue.
    values: command ? values : { ...values, files: storedNames(files) },
    ...list,
    command,
  }
}
