/** Pure steps of capturing a receipt: photos, QR codes, manual entry. */
import type { ApiResult } from '../../../api/result.ts'
import { PICTURE_KINDS } from '../../../domain/texts/file-content.ts'
import { FILES_PER_FORM } from '../../../domain/portal/limits.ts'
import { foreignCode } from '../../../domain/sales/foreign-code.ts'
import { cameraProblemText } from '../../../domain/sales/qr-scan.ts'
import {
  fieldsOfQr,
  parseReceiptQr,
  salesAmong,
  severalText,
  type QrFields,
  type QrReading,
} from '../../../domain/sales/receipt-qr.ts'
import { formFiles } from '../../fragments/files/form.ts'
import { nextUpload } from '../../fragments/files/queue.ts'
import { change, type Form } from '../../kit/form/form.ts'
import { dayProblem, emptyReceipt, hasReceiptText, isContradicted, newsOf, type ToolValues } from './form.ts'
import type { AddToolContext, Reading } from './types.ts'

/** The captured part of the context. */
export type Captured = Pick<
  AddToolContext,
  'form' | 'files' | 'unread' | 'remarks' | 'filledBy' | 'isManual' | 'isFolded' | 'scannedTime' | 'repair'
>

/** A form without anything captured. */
export const NOTHING_CAPTURED = {
  files: [],
  unread: [],
  remarks: {},
  filledBy: [],
  isManual: false,
  isFolded: false,
  scannedTime: null,
  repair: null,
}

/** New values; the message about «photo or data» disappears with either of the two. */
export const changeTool = (form: Form<ToolValues>, patch: Partial<ToolValues>): Form<ToolValues> =>
  change(form, { images: form.values.images, ...patch })

const photos = formFiles<ToolValues>('images', { max: FILES_PER_FORM, kinds: PICTURE_KINDS })

export const { pick, retry, removed } = photos

export const remove = (captured: Captured, id: string, key: string): Partial<Captured> => {
  const { [id]: _, ...others } = captured.remarks
  return {
    ...photos.remove(captured, id, key),
    unread: captured.unread.filter((other) => other !== id),
    remarks: others,
    filledBy: captured.filledBy.filter((other) => other !== id),
  }
}

/** Whether this photo is the only source of the fields: on its deletion the user is asked about them. */
export const isOnlySource = ({ form, filledBy }: Captured, id: string): boolean =>
  filledBy.includes(id) && filledBy.length === 1 && form.values.haveABill && hasReceiptText(form.values)

/** An uploaded photo is scanned for its code (A53). */
export const uploaded = (captured: Captured, answer: ApiResult<string> | null): Partial<Captured> => ({
  ...photos.uploaded(captured, answer),
  unread: answer?.kind === 'ok' ? [...captured.unread, nextUpload(captured.files)?.id ?? ''] : captured.unread,
})

/** Whether a photo is to be scanned: every photo is, while the form has a receipt at all. */
export const isReadable = ({ form, unread }: Captured): boolean => unread.length > 0 && form.values.haveABill

export const qrOf = (reading: Reading | null): QrReading =>
  reading?.kind === 'receipt' ? parseReceiptQr(reading.text) : { kind: 'notReceipt' }

/** The message about a code that fills nothing (AT30); a receipt of no sale has its reason (B11). */
export const readingProblem = (reading: Reading | null): string => {
  const qr = qrOf(reading)
  if (qr.kind === 'refused') return qr.reason
  if (reading?.kind === 'failed' && reading.problem === 'reader') return cameraProblemText('reader')
  if (reading?.kind === 'several') return severalText(reading.texts)
  const what = reading?.kind === 'other' ? foreignCode(reading.text) : null
  return what === null ? 'QR код не распознан' : `QR код не распознан: ${what}`
}

/** The receipts of sales in one photograph, where the person has to say which one is meant; empty otherwise (D183). */
export const choicesIn = (reading: Reading | null): string[] => {
  const sales = reading?.kind === 'several' ? salesAmong(reading.texts) : []
  return sales.length > 1 ? sales : []
}

/** The code's fields; null where it is no sale's. */
export const toldBy = (reading: Reading | null): QrFields | null => {
  const qr = qrOf(reading)
  return qr.kind === 'receipt' ? fieldsOfQr(qr.receipt) : null
}

/** Whether the code contradicts the form: then the user is asked, nothing is overwritten. */
export const isOtherReceipt = ({ form }: Captured, reading: Reading | null): boolean => {
  const told = toldBy(reading)
  return told !== null && isContradicted(form.values, told)
}

/** Whether the code is of a sale and adds data to the form. */
export const isNews = ({ form }: Captured, reading: Reading | null): boolean => {
  const told = toldBy(reading)
  return told !== null && Object.keys(newsOf(form.values, told)).length > 0
}

/**
 * The code fills the fields like manual entry, and its photo is recorded as their source. A code that matches the
 * fields changes none of them.
 */
export const filled = ({ form, files, unread, filledBy, repair }: Captured, reading: Reading | null): Partial<Captured> => {
  const qr = qrOf(reading)
  if (qr.kind !== 'receipt') return {}
  const told = fieldsOfQr(qr.receipt)
  const news = newsOf(form.values, told)
  const hasNews = Object.keys(news).length > 0
  const before = isContradicted(form.values, told) ? [] : filledBy
  const isSource = hasNews || before.length > 0
  return {
    form: photos.keepingTooMany(form, changeTool(form, news)),
    isManual: true,
    // A camera's window closes over the form: nothing moves under a finger, as it would while a photo is read.
    isFolded: files.length === 0 && repair === null,
    scannedTime: qr.receipt.time,
    unread: unread.slice(1),
    filledBy: isSource ? [...before, ...unread.slice(0, 1)] : [],
  }
}

/** What was said about waiting for the photo is over. */
const looked = (form: Form<ToolValues>) => ({
  form: photos.keepingTooMany(form, changeTool(form, {})),
})

/** The code's receipt is not accepted for its day: why; null of any other. */
export const oldText = (context: AddToolContext): string | null => {
  const { form, reading } = context
  const told = toldBy(reading)
  return told && reading && dayProblem({ ...form.values, ...told }, reading, context)
}

/** What a code has filled in, with what is wrong with its day beside the field: in sight before the press. */
export const judged = (context: AddToolContext, captured: Partial<Captured>): Partial<Captured> => {
  const text = oldText(context)
  return text === null || !captured.form
    ? captured
    : { ...captured, form: { ...captured.form, errors: { ...captured.form.errors, dateTime: text } }, isFolded: false }
}

/** Whether the receipt's data stand in two lines. */
export const isFolded = ({ form, isFolded: isFoldedNow }: Pick<Captured, 'form' | 'isFolded'>): boolean =>
  isFoldedNow && form.values.haveABill

/** Whether a message belongs to what may be folded: everything but the serial. */
export const hasReceiptErrors = (errors: Form<ToolValues>['errors']): boolean =>
  Object.keys(errors).some((field) => field !== 'serialNumber')

/** The photo was scanned, and its code is not used. */
export const skipped = ({ form, unread }: Captured): Partial<Captured> => ({ ...looked(form), unread: unread.slice(1) })

/** The photo was scanned in vain: the remark stays beside it. */
export const remarked = ({ form, unread, remarks }: Captured, reading: Reading | null): Partial<Captured> => {
  const [id] = unread
  return {
    ...looked(form),
    unread: unread.slice(1),
    ...(id !== undefined && { remarks: { ...remarks, [id]: readingProblem(reading) } }),
  }
}

export const cleared = ({ form }: Captured): Partial<Captured> => ({
  form: changeTool(form, emptyReceipt),
  isManual: false,
  isFolded: false,
  scannedTime: null,
  filledBy: [],
})

/** The fields are cleared with the photo that filled them; other photos with a code are scanned again, they may fill them now. */
export const clearedForOthers = (captured: Captured): Partial<Captured> => ({
  ...cleared(captured),
  unread: captured.files.filter(({ id, status }) => status === 'done' && !(id in captured.remarks)).map(({ id }) => id),
})

/**
 * Values passed to the form: a reserve that is to be confirmed, or «no receipt». An unfinished form of another tool
 * is dropped, so that one tool's receipt is not sent with another's serial.
 */
export const prefilled = (
  { form, ...rest }: Captured,
  patch: Pick<Partial<ToolValues>, 'serialNumber' | 'haveABill'>,
  empty: Form<ToolValues>,
): Partial<Captured> => {
  const old = form.values.serialNumber
  const isAnother = patch.serialNumber !== undefined && old !== '' && old !== patch.serialNumber
  return isAnother ? { form: changeTool(empty, patch), ...NOTHING_CAPTURED } : { ...rest, form: changeTool(form, patch) }
}
