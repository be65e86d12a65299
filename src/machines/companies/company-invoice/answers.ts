/** What the answer to a command says of rows and fields. */
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { stepRow } from '../serial-row/machine.ts'
import { rowState } from '../serial-row/row.ts'
import type { SerialRow } from '../serial-row/types.ts'
import { fieldErrorsOf } from './form.ts'
import { rowOf, stepOne } from './rows.ts'
import type { CompanyInvoiceContext, InvoiceCommand } from './types.ts'

const messagesOf = (answer: ApiResult<unknown> | null): Readonly<Record<string, string>> | null =>
  answer?.kind === 'refused' ? answer.fields : null

/** The server's messages of the form's fields; null without any (LS08). */
export const shownErrors = ({ answer }: Pick<CompanyInvoiceContext, 'answer'>) => fieldErrorsOf(messagesOf(answer))

type OfRows = Pick<CompanyInvoiceContext, 'rows' | 'answer'>

/** The reason of a row that stood in the way of the invoice; undefined of the others. */
const denialOf = (row: SerialRow, answer: OfRows['answer']): string | undefined =>
  answer?.kind === 'refused' && answer.code === refusals.serialsRefused.code && rowState(row) === 'available'
    ? answer.fields?.[row.serialNumber]
    : undefined

export const hasDenials = ({ rows, answer }: OfRows): boolean => rows.some((row) => denialOf(row, answer) !== undefined)

/** The named rows say why; the others stay as they were. */
export const denyRows = ({ rows, answer }: OfRows): readonly SerialRow[] =>
  rows.map((row) => {
    const message = denialOf(row, answer)
    return message === undefined ? row : stepRow(row, { type: 'deny', code: refusals.serialsRefused.code, message })
  })

/** «Добавить» is over without having been carried out: the row is as it was, or says why. */
export const releaseRow = (
  { rows, command }: Pick<CompanyInvoiceContext, 'rows' | 'command'>,
  message: string | null,
): readonly SerialRow[] => (command?.row ? stepOne(rows, command.row, { type: 'addFailed', message }) : rows)

/** The row after the one that «Добавить» is over for, under a key of its own; undefined after the last one. */
export const nextCommand = ({ command }: Pick<CompanyInvoiceContext, 'command'>): InvoiceCommand | undefined => {
  const [row, ...rows] = command?.rest?.rows ?? []
  if (!command?.rest || row === undefined) return undefined
  const { key } = command.rest
  return { key: `${key}-${row}`, row, isRepeat: false, parts: [], rest: { key, rows } }
}

/** The serial of the row that «Добавить» sends. */
export const sentSerial = ({ rows, command }: Pick<CompanyInvoiceContext, 'rows' | 'command'>): string =>
  rowOf(rows, command?.row ?? '')?.serialNumber ?? ''
