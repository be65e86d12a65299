/** The part of the setup that takes photographs and reads codes (VL85, D46). */
import { assign } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { ScanAim, ScanProblem } from '../../../domain/sales/qr-scan.ts'
import { fileGuards } from '../../fragments/files/states.ts'
import {
  changeTool,
  choicesIn,
  filled,
  hasReceiptErrors,
  isFolded,
  isNews,
  isOnlySource,
  isOtherReceipt,
  isReadable,
  judged,
  oldText,
  pick,
  qrOf,
  remarked,
  remove,
  removed,
  retry,
  skipped,
  uploaded,
} from './capture.ts'
import type { AddToolContext, AddToolEvent, CameraSeen, Reading } from './types.ts'

type Held = { context: AddToolContext }
type OfFile = { id: string }
type Uploaded = { answer: ApiResult<string> | null }
type Removed = { answer: ApiResult<null> | null }
type FileGuard = typeof fileGuards.isKnownFile

/** Photos belong to a receipt: without one they are hidden, and no event may change them. */
const ofReceipt =
  (guard: FileGuard) =>
  ({ context }: Held, file: OfFile): boolean =>
    context.form.values.haveABill && guard({ context }, file)

/** Camera and uploads alternate: a pending upload would be restarted. */
const mayFilm = (context: AddToolContext): boolean =>
  !fileGuards.hasRemoval({ context }) && !fileGuards.hasUpload({ context }) && !isReadable(context)

export const captureActions = {
  pickFiles: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>(({ context, event }) =>
    event.type === 'files.add' ? pick(context, event.files) : {},
  ),
  retryFile: assign<AddToolContext, AddToolEvent, OfFile, AddToolEvent, never>(({ context }, { id }) => retry(context, id)),
  removeFile: assign<AddToolContext, AddToolEvent, OfFile & { key: string }, AddToolEvent, never>(({ context }, { id, key }) =>
    remove(context, id, key),
  ),
  takeUpload: assign<AddToolContext, AddToolEvent, Uploaded, AddToolEvent, never>(({ context }, { answer }) =>
    uploaded(context, answer),
  ),
  takeRemoval: assign<AddToolContext, AddToolEvent, Removed, AddToolEvent, never>(({ context }, { answer }) =>
    removed(context, answer),
  ),
  takeReading: assign<AddToolContext, AddToolEvent, Reading, AddToolEvent, never>({ reading: (_, reading) => reading }),
  /** Of several receipts in the photograph the person means this one. */
  pickReceipt: assign<AddToolContext, AddToolEvent, { text: string }, AddToolEvent, never>(({ context: { reading } }, { text }) =>
    reading?.kind === 'several' ? { reading: { kind: 'receipt', text, now: reading.now, today: reading.today } } : {},
  ),
  fillFromQr: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>(({ context }) => ({
    ...judged(context, filled(context, context.reading)),
    reading: null,
  })),
  unfold: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>({ isFolded: false }),
  /** What has a message is in sight. */
  unfoldErrors: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>({
    isFolded: ({ context }) => context.isFolded && !hasReceiptErrors(context.form.errors),
  }),
  forgetReading: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>({ reading: null }),
  skipPhoto: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>(({ context }) => ({
    ...skipped(context),
    reading: null,
  })),
  remarkPhoto: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>(({ context }) => ({
    ...remarked(context, context.reading),
    reading: null,
  })),
  aimAt: assign<AddToolContext, AddToolEvent, { aim: ScanAim }, AddToolEvent, never>({ aim: (_, { aim }) => aim }),
  takeSerial: assign<AddToolContext, AddToolEvent, undefined, AddToolEvent, never>(({ context }) =>
    context.reading?.kind === 'serial'
      ? { form: changeTool(context.form, { serialNumber: context.reading.serial }), reading: null }
      : {},
  ),
  takeScanProblem: assign<AddToolContext, AddToolEvent, { problem: ScanProblem }, AddToolEvent, never>({
    scanProblem: (_, { problem }) => problem,
    reading: null,
  }),
}

export const captureGuards = {
  ...fileGuards,
  isKnownFile: ofReceipt(fileGuards.isKnownFile),
  isFailedFile: ofReceipt(fileGuards.isFailedFile),
  isUploading: ofReceipt(fileGuards.isUploading),
  isReadable: ({ context }: Held) => isReadable(context),
  mayScanAgain: ({ context }: Held) => context.form.values.haveABill && !context.isFolded && mayFilm(context),
  isFolded: ({ context }: Held) => isFolded(context),
  mayAddPhotos: ({ context }: Held) => context.form.values.haveABill && !context.isFolded,
  isTooOld: ({ context }: Held) => oldText(context) !== null,
  mayScan: ({ context }: Held) => context.form.values.haveABill && mayFilm(context),
  mayScanSerial: ({ context }: Held) => mayFilm(context),
  isSerialCode: ({ context }: Held) => context.reading?.kind === 'serial',
  isBeingRead: ({ context }: Held, { id }: OfFile) => context.unread[0] === id,
  isOnlySource: ({ context }: Held, { id }: OfFile) => isOnlySource(context, id),
  isSeveral: ({ context }: Held) => choicesIn(context.reading).length > 0,
  isOtherReceipt: ({ context }: Held) => isOtherReceipt(context, context.reading),
  isNews: ({ context }: Held) => isNews(context, context.reading),
  isReceiptQr: ({ context }: Held) => qrOf(context.reading).kind === 'receipt',
  isRefusedQr: ({ context }: Held) => qrOf(context.reading).kind === 'refused',
  isScanProblem: (_: Held, reading: CameraSeen) => reading.kind === 'failed',
  hasMorePhotos: ({ context }: Held) => context.unread.length > 1,
}
