/** The tool form and its rules (AT19, VL50–VL63). */
import * as z from 'zod/mini'
import { dayOfWireTime, moscowDay, wireTimeOfDay } from '../../../domain/dates.ts'
import { earlierDay, laterDay, parseDay, type Day } from '../../../domain/day.ts'
import { RECEIPT_FIELD_LENGTH } from '../../../domain/limits.ts'
import { formatSum, parseSum } from '../../../domain/money.ts'
import { SALE_RECEIPT, type AnyReceipt } from '../../../domain/receipt.ts'
import { REQUIRED } from '../../../domain/required.ts'
import { ageLimit, type AgeLimit, type ReceiptAge } from '../../../domain/receipt-age.ts'
import type { Mode } from '../../../domain/roles.ts'
import { isSerial, normaliseSerial } from '../../../domain/serial.ts'
import { hasFailed, nextUpload } from '../../fragments/files/queue.ts'
import type { QueuedFile } from '../../fragments/files/types.ts'
import { checkWith, type Check, type FieldErrors, type Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'

export interface ToolValues {
  serialNumber: string
  /** Sellers may say that they have none: then the tool is reserved (AT13, AT23). */
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

/** The receipt's own fields, typed or read from its QR. */
export const RECEIPT_FIELDS = ['dateTime', 'totalSum', 'fn', 'fd', 'fp'] as const
export type ReceiptField = (typeof RECEIPT_FIELDS)[number]
export type TextField = 'serialNumber' | ReceiptField
/** What people change by hand; the photos come and go by their own events. */
export type ToolPatch = Partial<Omit<ToolValues, 'images'>>

export const emptyReceipt = { dateTime: '', totalSum: '', fn: '', fd: '', fp: '' }
export const emptyTool: ToolValues = { serialNumber: '', haveABill: true, images: [], ...emptyReceipt }

export const hasReceiptText = (values: ToolValues): boolean => RECEIPT_FIELDS.some((field) => values[field] !== '')

/** Whether there is something to lose: anything typed or said, or a photo. */
export const isBegun = ({ form: { values }, files }: { form: Form<ToolValues>; files: readonly QueuedFile[] }): boolean =>
  values.serialNumber !== '' || !values.haveABill || hasReceiptText(values) || files.length > 0

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')

const roundSum = (text: string): string => {
  const kopecks = parseSum(text)
  return kopecks === null ? text : formatSum(kopecks)
}

/** A text as it is kept: what is judged, what is sent, and what its field shows when it is left (VL51, VL60, VL62). */
const TIDY: Record<TextField, (text: string) => string> = {
  serialNumber: normaliseSerial,
  dateTime: (text) => text.trim(),
  totalSum: roundSum,
  fn: withoutSpaces,
  fd: withoutSpaces,
  fp: withoutSpaces,
}

const TEXT_FIELDS = Object.keys(TIDY) as TextField[]

/** Every text as it is kept. */
export const cleaned = (values: ToolValues): ToolValues => ({
  ...values,
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, TIDY[field](values[field])])),
})

/** Whether a code changes a text that stands in one of the receipt's fields; an empty one contradicts nothing. */
export const isContradicted = (values: ToolValues, told: Record<ReceiptField, string>): boolean => {
  const kept = cleaned(values)
  return RECEIPT_FIELDS.some((field) => kept[field] !== '' && kept[field] !== told[field])
}

/** What a code changes of the receipt's fields. */
export const newsOf = (values: ToolValues, told: Record<ReceiptField, string>): Partial<Record<ReceiptField, string>> => {
  const kept = cleaned(values)
  return Object.fromEntries(RECEIPT_FIELDS.filter((field) => kept[field] !== told[field]).map((field) => [field, told[field]]))
}

const required = () => z.minLength(1, REQUIRED)

const receiptNumber = () =>
  z
    .string()
    .check(
      required(),
      z.regex(/^[0-9]*$/, 'Только цифры'),
      z.maxLength(RECEIPT_FIELD_LENGTH, `Максимум ${RECEIPT_FIELD_LENGTH} знаков`),
    )

const serialSchema = z.object({
  serialNumber: z.string().check(required(), z.refine(isSerial, 'Только цифры и точки')),
})

/** The days that a receipt may have; no oldest one where the server has not told its limits. */
interface Days {
  oldest: AgeLimit | null
  last: Day
}

const receiptSchema = ({ oldest, last }: Days) =>
  z.object({
    dateTime: z.string().check(
      required(),
      z.refine((text) => parseDay(text) !== null, 'Введите дату в формате дд.мм.гггг'),
      z.refine((text) => (parseDay(text) ?? '') <= last, 'Дата не может быть в будущем'),
      z.refine((text) => oldest === null || (parseDay(text) ?? '') >= oldest.firstDay, oldest?.text),
    ),
    totalSum: z.string().check(
      required(),
      z.refine((text) => parseSum(text) !== null, 'Только цифры и точка'),
      z.refine((text) => parseSum(text) !== 0, 'Сумма должна быть больше нуля'),
    ),
    fn: receiptNumber(),
    fd: receiptNumber(),
    fp: receiptNumber(),
  })

const PHOTO_OR_DATA = 'Загрузите фотографию чека или введите данные вручную'

/** What the days of a receipt depend on. */
interface Limits {
  mode: Mode
  /** Null where the server has not told: then it has the last word. */
  receiptAge: ReceiptAge | null
}

/** What the rules read beside the values. */
export interface Judged extends Limits {
  files: readonly QueuedFile[]
  /** The fields of the receipt are on the screen. */
  isManual: boolean
}

type Moment = Pick<Stamp, 'now' | 'today'>

/**
 * «Not in the future» is the later of Moscow's day and the device's (A55), the age counts from the
 * earlier one: the server refuses nothing of what is accepted here for being a day late.
 */
const daysOf = ({ now, today }: Moment, { mode, receiptAge }: Limits): Days => ({
  oldest: receiptAge ? ageLimit(mode === 'seller' ? 'sale' : 'purchase', receiptAge, earlierDay(moscowDay(now), today)) : null,
  last: laterDay(moscowDay(now), today),
})

/** The first and the last day that a calendar offers. */
export const receiptDays = (moment: Moment, limits: Limits): { from: Day | undefined; to: Day } => {
  const { oldest, last } = daysOf(moment, limits)
  return { from: oldest?.firstDay, to: last }
}

const photosProblem = (values: ToolValues, { files }: Judged): string | null => {
  if (nextUpload(files)) return 'Дождитесь, пока загрузятся фотографии'
  if (hasFailed(files)) return 'Не все фотографии загружены: повторите загрузку или удалите их'
  return values.images.length === 0 && !hasReceiptText(values) ? PHOTO_OR_DATA : null
}

/** A photo alone is enough; a receipt that is begun by hand must be whole (VL53, A53). */
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

/** The fields that are on the screen: a change of another is refused. */
export const openFields = (values: ToolValues, isManual: boolean, isSeller: boolean): ReadonlySet<keyof ToolPatch> =>
  new Set<keyof ToolPatch>([
    'serialNumber',
    ...(isSeller ? (['haveABill'] as const) : []),
    ...(isManual && values.haveABill ? RECEIPT_FIELDS : []),
  ])

/** A QR tells the time of day too; it counts while the date is still the one that was read (VL65, A55). */
const wireTime = (day: Day, scannedTime: string | null): string =>
  scannedTime !== null && dayOfWireTime(scannedTime) === day ? scannedTime : wireTimeOfDay(day)

/** The receipt of a valid form, as the wire carries it (AT20, A53). */
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

/** The form's field of each name that the server uses for it. */
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

/** @returns the server's messages by the form's fields; null when none belongs to a field */
export const fieldErrorsOf = (messages: Record<string, string> | null): FieldErrors<ToolValues> | null => {
  const known = Object.entries(messages ?? {}).flatMap(([name, text]) => {
    const field = FIELDS.get(name)
    return field ? [[field, text] as const] : []
  })
  return known.length > 0 ? (Object.fromEntries(known) as FieldErrors<ToolValues>) : null
}
