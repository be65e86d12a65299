/** Pure steps of the receipt's capture: photos, QR codes, typed fields. */
import type { ApiResult } from '../../api/result.ts'
import { PICTURE_KINDS } from '../../domain/file-content.ts'
import { FILES_PER_FORM } from '../../domain/limits.ts'
import { cameraProblemText } from '../../domain/qr-scan.ts'
import { fieldsOfQr, parseReceiptQr, type QrReading } from '../../domain/receipt-qr.ts'
import {
  addFiles,
  applyRemoval,
  applyUpload,
  nextRemoval,
  nextUpload,
  removeFile,
  retryFile,
  storedNames,
  tooManyText,
  type Queued,
} from '../files/queue.ts'
import type { PickedFile, QueuedFile } from '../files/types.ts'
import { change, keepMessage, type Form } from '../kit/form.ts'
import { emptyReceipt, hasReceiptText, type ToolValues } from './form.ts'
import type { AddToolContext, Reading } from './types.ts'

/** What the capture changes of the context. */
export type Captured = Pick<AddToolContext, 'form' | 'files' | 'unread' | 'isManual' | 'scannedTime'>

/** New values; the word about «photo or data» goes, whichever of the two came. */
export const changeTool = (form: Form<ToolValues>, patch: Partial<ToolValues>): Form<ToolValues> =>
  change(form, { images: form.values.images, ...patch })

const withFiles = (form: Form<ToolValues>, files: QueuedFile[]) => ({
  files,
  form: changeTool(form, { images: storedNames(files) }),
})

const TOO_MANY = tooManyText(FILES_PER_FORM)

/** What comes by itself while the photos arrive does not take the word about too many of them away before it is read. */
const keepingTooMany = <Change extends Pick<Captured, 'form'>>(before: Form<ToolValues>, after: Change): Change => ({
  ...after,
  form: keepMessage(before, after.form, 'images', TOO_MANY),
})

const withQueue = (form: Form<ToolValues>, { files, isTooMany }: Queued): Partial<Captured> => {
  const next = withFiles(form, files)
  if (!isTooMany) return next
  return { ...next, form: { ...next.form, errors: { ...next.form.errors, images: TOO_MANY } } }
}

export const pick = ({ form, files }: Captured, picked: readonly PickedFile[]): Partial<Captured> =>
  withQueue(form, addFiles(files, picked, { max: FILES_PER_FORM, kinds: PICTURE_KINDS }))

export const retry = ({ form, files }: Captured, id: string): Partial<Captured> =>
  withQueue(form, retryFile(files, id, FILES_PER_FORM))

export const remove = ({ form, files, unread }: Captured, id: string, key: string): Partial<Captured> => ({
  ...withFiles(form, removeFile(files, id, key)),
  unread: unread.filter((other) => other !== id),
})

/** A photo that has arrived is looked at for its code (A53 of docs/decisions.md). */
export const uploaded = ({ form, files, unread }: Captured, answer: ApiResult<string> | null): Partial<Captured> => {
  const id = nextUpload(files)?.id ?? ''
  const next = keepingTooMany(form, withFiles(form, applyUpload(files, id, answer)))
  return { ...next, unread: answer?.kind === 'ok' ? [...unread, id] : unread }
}

export const removed = ({ form, files }: Captured, answer: ApiResult<null> | null): Partial<Captured> =>
  keepingTooMany(form, withFiles(form, applyRemoval(files, nextRemoval(files)?.id ?? '', answer)))

/** Whether a photo's code is to be looked for: what a person has typed is never overwritten by it. */
export const isReadable = ({ form, unread }: Captured): boolean => unread.length > 0 && !hasReceiptText(form.values)

export const qrOf = (reading: Reading | null): QrReading =>
  reading?.kind === 'receipt' ? parseReceiptQr(reading.text) : { kind: 'notReceipt' }

/** What a person reads about a code that fills nothing (AT30); a receipt that is no sale's has its reason (B11). */
export const readingProblem = (reading: Reading | null): string => {
  const qr = qrOf(reading)
  if (qr.kind === 'refused') return qr.reason
  return reading?.kind === 'failed' && reading.problem === 'reader' ? cameraProblemText('reader') : 'QR код не распознан'
}

/** The code fills the fields as if they were typed; further photos need no look. */
export const filled = ({ form }: Captured, reading: Reading | null): Partial<Captured> => {
  const qr = qrOf(reading)
  if (qr.kind !== 'receipt') return {}
  const next = keepingTooMany(form, { form: changeTool(form, fieldsOfQr(qr.receipt)) })
  return { ...next, isManual: true, scannedTime: qr.receipt.time, unread: [] }
}

export const cleared = ({ form }: Captured): Partial<Captured> => ({
  form: changeTool(form, emptyReceipt),
  isManual: false,
  scannedTime: null,
})

/**
 * Values that the way here has brought: a reserve that is to be confirmed, or «no receipt». Another tool's unfinished
 * form makes way for it, so that one tool's receipt is not sent with another's serial.
 */
export const prefilled = (
  { form, ...rest }: Captured,
  patch: Pick<Partial<ToolValues>, 'serialNumber' | 'haveABill'>,
  empty: Form<ToolValues>,
): Partial<Captured> => {
  const old = form.values.serialNumber
  const isAnother = patch.serialNumber !== undefined && old !== '' && old !== patch.serialNumber
  return isAnother
    ? { form: changeTool(empty, patch), files: [], unread: [], isManual: false, scannedTime: null }
    : { ...rest, form: changeTool(form, patch) }
}
