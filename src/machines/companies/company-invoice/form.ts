/** The fields of an invoice and their rules (LT08–LT13, LT35, VL74–VL81). */
import * as z from 'zod/mini'
import { wireTimeOfDay } from '../../../domain/dates/dates.ts'
import { parseDay } from '../../../domain/dates/day.ts'
import { ALL_KINDS } from '../../../domain/texts/file-content.ts'
import { FILES_PER_FORM } from '../../../domain/portal/limits.ts'
import { innProblem } from '../../../domain/people/inn.ts'
import { UPD_LENGTH } from '../../../domain/sales/invoice.ts'
import { tidySum } from '../../../domain/money/money.ts'
import { REQUIRED } from '../../../domain/texts/required.ts'
import { bare, visible } from '../../../domain/texts/visible.ts'
import { hasFailed, nextUpload } from '../../fragments/files/queue.ts'
import type { QueuedFile } from '../../fragments/files/types.ts'
import { checkWith, problemsOf, type Check, type FieldErrors } from '../../kit/form/form.ts'
import { dayUpTo, lastDay, required, sum } from '../../kit/form/rules.ts'
import type { Stamp } from '../../kit/stamp.ts'

export interface InvoiceValues {
  /** The number of the UPD or TN. */
  upd: string
  /** dd.MM.yyyy */
  time: string
  /** Of the seller for tools, of the buyer for a sale. */
  inn: string
  /** Rubles, two decimals after blur. */
  sum: string
  /** Names of the uploaded files. */
  files: string[]
}

export const TEXT_FIELDS = ['upd', 'time', 'inn', 'sum'] as const
export type TextField = (typeof TEXT_FIELDS)[number]
/** The fields that users edit; files have events of their own. */
export type InvoicePatch = Partial<Record<TextField, string>>

export const emptyInvoice: InvoiceValues = { upd: '', time: '', inn: '', sum: '', files: [] }

/** All texts in their stored form: for validation, for the request, and for a field after blur. */
export const cleaned = ({ upd, time, inn, sum: text, files }: InvoiceValues): InvoiceValues => ({
  upd: visible(upd).trim(),
  time: time.trim(),
  inn: bare(inn),
  sum: tidySum(text),
  files,
})

/** What makes a document the same one, as it is sent. */
export type DocumentName = Pick<InvoiceValues, 'upd' | 'time' | 'inn'>

export const documentOf = (values: InvoiceValues): DocumentName => {
  const { upd, time, inn } = cleaned(values)
  return { upd, time, inn }
}

export const isSameDocument = (one: DocumentName, other: DocumentName): boolean =>
  one.upd === other.upd && one.time === other.time && one.inn === other.inn

const schemaAt = (moment: Pick<Stamp, 'now' | 'today'>) =>
  z.object({
    upd: z.string().check(required(), z.maxLength(UPD_LENGTH, `Максимум ${UPD_LENGTH} знаков`)),
    time: dayUpTo(lastDay(moment)),
    sum: sum('Только цифры и точки'),
  })

const filesProblem = (files: readonly QueuedFile[], names: readonly string[]): string | null => {
  if (nextUpload(files)) return 'Дождитесь, пока загрузятся файлы'
  if (hasFailed(files)) return 'Не все файлы загружены: повторите загрузку или удалите их'
  return names.length === 0 ? REQUIRED : null
}

/** The rules at the moment of an event. */
export const checkInvoice =
  (moment: Pick<Stamp, 'now' | 'today'>, files: readonly QueuedFile[]): Check<InvoiceValues> =>
  (typed) => {
    const values = cleaned(typed)
    return {
      ...checkWith<InvoiceValues>(schemaAt(moment))(values),
      ...problemsOf<InvoiceValues>({
        inn: values.inn === '' ? REQUIRED : innProblem(values.inn),
        files: filesProblem(files, values.files),
      }),
    }
  }

/** The files of an invoice: pictures and PDF (VL81). */
export const INVOICE_FILES = { max: FILES_PER_FORM, kinds: ALL_KINDS }

/** The time of a valid form in requests (A55). */
export const wireTime = ({ time }: InvoiceValues): string => wireTimeOfDay(parseDay(time) ?? '')

/** The form's field for each of the server's field names; its files have three. */
const FIELDS = new Map<string, keyof InvoiceValues>([
  ['upd', 'upd'],
  ['time', 'time'],
  ['sellerInn', 'inn'],
  ['buyerInn', 'inn'],
  ['sum', 'sum'],
  ['imageUrl', 'files'],
  ['imageUrlBuyer', 'files'],
  ['imageUrlSeller', 'files'],
])

/** @returns the server's messages by form field; null when none belongs to a field (LS08) */
export const fieldErrorsOf = (messages: Readonly<Record<string, string>> | null): FieldErrors<InvoiceValues> | null => {
  const known = Object.entries(messages ?? {}).flatMap(([name, text]) => {
    const field = FIELDS.get(name)
    return field ? [[field, text] as const] : []
  })
  return known.length > 0 ? (Object.fromEntries(known) as FieldErrors<InvoiceValues>) : null
}
