/** The tool form and its rules (AT19, VL50–VL63). */
import * as z from 'zod/mini'
import { dayOfWireTime, moscowDay, wireTimeOfDay } from '../../../domain/dates/dates.ts'
import { earlierDay, parseDay, type Day } from '../../../domain/dates/day.ts'
import { RECEIPT_FIELD_LENGTH } from '../../../domain/portal/limits.ts'
import { tidySum } from '../../../domain/money/money.ts'
import { SALE_RECEIPT, saysTheSame, type AnyReceipt } from '../../../domain/sales/receipt.ts'
import { ageLimit, type AgeLimit, type ReceiptAge } from '../../../domain/sales/receipt-age.ts'
import type { Mode } from '../../../domain/people/roles.ts'
import { isRawGs1, RAW_GS1 } from '../../../domain/serials/gs1.ts'
import { isSerial, normaliseSerial } from '../../../domain/serials/serial.ts'
import { bare } from '../../../domain/texts/visible.ts'
import { hasFailed, nextUpload } from '../../fragments/files/queue.ts'
import type { QueuedFile } from '../../fragments/files/types.ts'
import { checkWith, type Check, type FieldErrors, type Form } from '../../kit/form/form.ts'
import { dayUpTo, lastDay, required, sum } from '../../kit/form/rules.ts'
import type { Moment } from '../../kit/stamp.ts'

export interface ToolValues {
  serialNumber: string
  /** Sellers may state that they have none: then the tool is reserved (AT13, AT23). */
  haveABill: boolean
  /** Names of the uploaded photos. */
  images: string[]
  /** dd.MM.yyyy */
  dateTime: string
  /** Rubles, two decimals after blur. */
  totalSum: string
  fn: string
  fd: string
  fp: string
}

/** The receipt's own fields, from manual entry or its QR. */
export const RECEIPT_FIELDS = ['dateTime', 'totalSum', 'fn', 'fd', 'fp'] as const
export type ReceiptField = (typeof RECEIPT_FIELDS)[number]
export type TextField = 'serialNumber' | ReceiptField
/** The fields that users edit; photos have events of their own. */
export type ToolPatch = Partial<Omit<ToolValues, 'images'>>

export const emptyReceipt = { dateTime: '', totalSum: '', fn: '', fd: '', fp: '' }
export const emptyTool: ToolValues = { serialNumber: '', haveABill: true, images: [], ...emptyReceipt }

export const hasReceiptText = (values: ToolValues): boolean => RECEIPT_FIELDS.some((field) => values[field] !== '')

/** Whether the form has unsaved input: a typed or chosen value, or a photo. */
export const isBegun = ({ form: { values }, files }: { form: Form<ToolValues>; files: readonly QueuedFile[] }): boolean =>
  values.serialNumber !== '' || !values.haveABill || hasReceiptText(values) || files.length > 0

/** A text in its stored form: for validation, for the request, and for its field after blur (VL51, VL60, VL62). */
const TIDY: Record<TextField, (text: string) => string> = {
  serialNumber: normaliseSerial,
  dateTime: (text) => text.trim(),
  totalSum: tidySum,
  fn: bare,
  fd: bare,
  fp: bare,
}

const TEXT_FIELDS = Object.keys(TIDY) as TextField[]

/** All texts in their stored form. */
export const cleaned = (values: ToolValues): ToolValues => ({
  ...values,
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, TIDY[field](values[field])])),
})

/** Whether a code contradicts a non-empty receipt field. */
export const isContradicted = (values: ToolValues, told: Record<ReceiptField, string>): boolean => {
  const kept = cleaned(values)
  return RECEIPT_FIELDS.some((field) => kept[field] !== '' && !saysTheSame(field, kept[field], told[field]))
}

/** A code's changes to the receipt's fields. */
export const newsOf = (values: ToolValues, told: Record<ReceiptField, string>): Partial<Record<ReceiptField, string>> => {
  const kept = cleaned(values)
  return Object.fromEntries(
    RECEIPT_FIELDS.filter((field) => !saysTheSame(field, kept[field], told[field])).map((field) => [field, told[field]]),
  )
}

const receiptNumber = () =>
  z
    .string()
    .check(
      required(),
      z.regex(/^[0-9]*$/, 'Только цифры'),
      z.maxLength(RECEIPT_FIELD_LENGTH, `Максимум ${RECEIPT_FIELD_LENGTH} знаков`),
    )

const serialSchema = z.object({
  serialNumber: z.string().check(
    required(),
    z.refine((text) => !isRawGs1(text), RAW_GS1),
    z.refine(isSerial, 'Только цифры и точки'),
  ),
})

/** The accepted days of a receipt; without an oldest one where the server has not sent its limits. */
interface Days {
  oldest: AgeLimit | null
  last: Day
}

const receiptSchema = ({ oldest, last }: Days) =>
  z.object({
    dateTime: dayUpTo(last).check(z.refine((text) => oldest === null || (parseDay(text) ?? '') >= oldest.firstDay, oldest?.text)),
    totalSum: sum('Только цифры и точка'),
    fn: receiptNumber(),
    fd: receiptNumber(),
    fp: receiptNumber(),
  })

/** What is wrong with the day of a receipt that a code tells; null of one that is accepted. */
export const dayProblem = (values: ToolValues, moment: Moment, limits: Limits): string | null =>
  checkWith<ToolValues>(z.object({ dateTime: receiptSchema(daysOf(moment, limits)).shape.dateTime }))(values).dateTime ?? null

const PHOTO_OR_DATA = 'Загрузите фотографию чека или введите данные вручную'

/** The conditions of a receipt's days. */
interface Limits {
  mode: Mode
  /** Null where the server has not sent it: then the server decides. */
  receiptAge: ReceiptAge | null
}

/** The input of the rules beside the values. */
export interface Judged extends Limits {
  files: readonly QueuedFile[]
  /** Photos on which a code is still looked for. */
  unread: readonly string[]
  /** The receipt's fields are visible. */
  isManual: boolean
}

/**
 * «Not in the future» uses the later of Moscow's day and the device's (A55), the age the earlier one:
 * so the server refuses no accepted receipt for being a day late.
 */
const daysOf = ({ now, today }: Moment, { mode, receiptAge }: Limits): Days => ({
  oldest: receiptAge ? ageLimit(mode === 'seller' ? 'sale' : 'purchase', receiptAge, earlierDay(moscowDay(now), today)) : null,
  last: lastDay({ now, today }),
})

/** The first and the last day of the calendar. */
export const receiptDays = (moment: Moment, limits: Limits): { from: Day | undefined; to: Day } => {
  const { oldest, last } = daysOf(moment, limits)
  return { from: oldest?.firstDay, to: last }
}

const photosProblem = (values: ToolValues, { files, unread }: Judged): string | null => {
  if (nextUpload(files)) return 'Дождитесь, пока загрузятся фотографии'
  // The code may fill the receipt's fields: without them people would have to check the photo.
  if (unread.length > 0 && !hasReceiptText(values)) return 'Дождитесь, пока мы найдём QR-код на фотографии'
  if (hasFailed(files)) return 'Не все фотографии загружены: повторите загрузку или удалите их'
  return values.images.length === 0 && !hasReceiptText(values) ? PHOTO_OR_DATA : null
}

/** A photo alone is enough; manual entry, once begun, must be complete (VL53, A53). */
const needsReceipt = (values: ToolValues, { isManual }: Judged): boolean =>
  hasReceiptText(values) || (isManual && values.images.length === 0)

/** The rules at the moment of an event. */
export const checkTool =
  (moment: Moment, judged: Judged): Check<ToolValues> =>
  (typed) => {
    const values = cleaned(typed)
    const serial = checkWith<ToolValues>(serialSchema)(values)
    if (!values.haveABill) return serial
    const schema = receiptSchema(daysOf(moment, judged))
    const receipt = needsReceipt(values, judged) ? checkWith<ToolValues>(schema)(values) : {}
    const images = photosProblem(values, judged)
    return { ...serial, ...receipt, ...(images !== null && { images }) }
  }

/** The visible fields: a change of another is refused. */
export const openFields = (
  values: ToolValues,
  isManual: boolean,
  isSeller: boolean,
  areFolded: boolean,
): ReadonlySet<keyof ToolPatch> =>
  new Set<keyof ToolPatch>([
    'serialNumber',
    ...(isSeller && !areFolded ? (['haveABill'] as const) : []),
    ...(isManual && values.haveABill && !areFolded ? RECEIPT_FIELDS : []),
  ])

/** A QR includes the time of day; it counts while the date is still the scanned one (VL65, A55). */
const wireTime = (day: Day, scannedTime: string | null): string =>
  scannedTime !== null && dayOfWireTime(scannedTime) === day ? scannedTime : wireTimeOfDay(day)

/** The receipt of a valid form, in wire format (AT20, A53). */
export const receiptOf = (typed: ToolValues, scannedTime: string | null): AnyReceipt => {
  const values = cleaned(typed)
  const { images } = values
  const kind = { n: SALE_RECEIPT, isManualInput: true } as const
  if (!hasReceiptText(values)) return { images, ...kind }
  return {
    fd: values.fd,
    fn: values.fn,
    fp: values.fp,
    sum: values.totalSum,
    time: wireTime(parseDay(values.dateTime) ?? '', scannedTime),
    ...kind,
    ...(images.length > 0 && { images }),
  }
}

/** The form's field for each of the server's field names. */
const FIELDS = new Map<string, keyof ToolValues>([
  ['id', 'serialNumber'],
  ['sn', 'serialNumber'],
  ['images', 'images'],
  ['time', 'dateTime'],
  ['dateTime', 'dateTime'],
  ['sum', 'totalSum'],
  ['totalSum', 'totalSum'],
  ['fn', 'fn'],
  ['fd', 'fd'],
  ['fp', 'fp'],
])

/** @returns the server's messages by form field; null when none belongs to a field */
export const fieldErrorsOf = (messages: Record<string, string> | null): FieldErrors<ToolValues> | null => {
  const known = Object.entries(messages ?? {}).flatMap(([name, text]) => {
    const field = FIELDS.get(name)
    return field ? [[field, text] as const] : []
  })
  return known.length > 0 ? (Object.fromEntries(known) as FieldErrors<ToolValues>) : null
}
