/** The tool form with a receipt typed by hand, and its rules (AT19, VL50–VL63). */
import * as z from 'zod/mini'
import { laterDay, moscowDay, parseDay, wireTimeOfDay, type Day } from '../../domain/dates.ts'
import { RECEIPT_FIELD_LENGTH } from '../../domain/limits.ts'
import { formatSum, parseSum } from '../../domain/money.ts'
import { SALE_RECEIPT, type Receipt } from '../../domain/receipt.ts'
import { isSerial, normaliseSerial } from '../../domain/serial.ts'
import { checkWith, type Check, type FieldErrors } from '../kit/form.ts'
import type { Stamp } from '../kit/stamp.ts'

export interface ToolValues {
  serialNumber: string
  /** dd.MM.yyyy */
  dateTime: string
  /** Rubles, two decimals after blur. */
  totalSum: string
  fn: string
  fd: string
  fp: string
}

export const emptyTool: ToolValues = { serialNumber: '', dateTime: '', totalSum: '', fn: '', fd: '', fp: '' }

const required = () => z.minLength(1, 'Обязательное поле')

const receiptNumber = () =>
  z
    .string()
    .check(
      required(),
      z.regex(/^[0-9]*$/, 'Только цифры'),
      z.maxLength(RECEIPT_FIELD_LENGTH, `Максимум ${RECEIPT_FIELD_LENGTH} знаков`),
    )

const schemaUntil = (lastDay: Day) =>
  z.object({
    serialNumber: z.string().check(
      required(),
      z.refine((text) => isSerial(normaliseSerial(text)), 'Только цифры и точки'),
    ),
    dateTime: z.string().check(
      required(),
      z.refine((text) => parseDay(text) !== null, 'Введите дату в формате дд.мм.гггг'),
      z.refine((text) => (parseDay(text) ?? '') <= lastDay, 'Дата не может быть в будущем'),
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

/** The rules at the moment of an event: «not in the future» is the later of Moscow's day and the device's (A55). */
export const checkTool = ({ now, today }: Pick<Stamp, 'now' | 'today'>): Check<ToolValues> =>
  checkWith<ToolValues>(schemaUntil(laterDay(moscowDay(now), today)))

/** What leaving a field does to its text: the sum gets two decimals, the serial loses its spaces. */
export const tidy = (values: ToolValues, field: keyof ToolValues): Partial<ToolValues> => {
  if (field === 'serialNumber') return { serialNumber: normaliseSerial(values.serialNumber) }
  const kopecks = field === 'totalSum' ? parseSum(values.totalSum) : null
  return kopecks === null ? {} : { totalSum: formatSum(kopecks) }
}

/** The receipt of a valid form, as the wire carries it (AT20). */
export const receiptOf = (values: ToolValues): Receipt => ({
  fd: values.fd,
  fn: values.fn,
  fp: values.fp,
  sum: formatSum(parseSum(values.totalSum) ?? 0),
  time: wireTimeOfDay(parseDay(values.dateTime) ?? ''),
  n: SALE_RECEIPT,
  isManualInput: true,
})

/** The form's field of each name that the server uses for it. */
const FIELDS = new Map<string, keyof ToolValues>([
  ['id', 'serialNumber'],
  ['sn', 'serialNumber'],
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
