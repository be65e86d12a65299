import type { CameraReading, PhotoReading, ScanAim, ScanProblem } from '../../../domain/sales/qr-scan.ts'
import type { StatusReader } from '../../../domain/sales/sale-status.ts'
import type { ReceiptAge } from '../../../domain/sales/receipt-age.ts'
import type { AnyReceipt } from '../../../domain/sales/receipt.ts'
import type { Repair } from '../../../domain/sales/repair.ts'
import type { Mode } from '../../../domain/people/roles.ts'
import type { FileEvent, QueuedFile } from '../../fragments/files/types.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { RenewalContext } from '../../kit/query/renewal.ts'
import type { Moment, Stamp } from '../../kit/stamp.ts'
import type { TextField, ToolPatch, ToolValues } from './form.ts'
import type { Outcome, Repairing, SerialAnswers } from './told.ts'

/**
 * The screen at the address of /tool (AT03): the main screen or a result. On a phone the form is a step of its own over the
 * instructions, so that Back of the browser closes it (AT11, D36).
 */
export type ToolScreen = 'main' | 'form' | 'result'

/** An address asks for the camera, for the receipt's fields (D46), or for a repair (E18): once. */
export type StartAsk = { for: 'scan' } | { for: 'fields' } | { for: 'repair'; repair: Repair }

/** The command's operation. `reserveManual`: the repeat of a reserve for a serial that is not in the base (A54). */
export type CommandKind = 'sale' | 'purchase' | 'manual' | 'reserve' | 'reserveManual'

/** The device's location; both fields empty when unknown (A56). */
export interface Position {
  /** «latitude,longitude» */
  coordinates: string
  /** Accuracy in metres. */
  gps: string
}

/** Operation, moment and place: the rest of the request is in the form. */
export interface ToolCommand extends Command {
  kind: CommandKind
  /** Epoch milliseconds of the user's commit. */
  at: number
  position: Position
  /** The failed row that it repairs (E18). */
  repairs?: string
}

/** The payload of a registration's answer, if any. */
export type Registered = { id?: string; saleStatus?: string | null } | null

/** The camera's problem: it is unavailable, or the scan has timed out. */

/** What the camera has seen, and when: an old receipt is told of at once. */
export type CameraSeen = CameraReading & Moment

/** The outcome of a scan, of a photo or by camera. */
export type Reading = (PhotoReading & Moment) | CameraSeen

export interface AddToolContext extends CommandContext<ToolCommand, Registered>, RenewalContext {
  mode: Mode
  /** The reader of statuses: a company reads some of them differently. */
  reader: StatusReader
  /** Mobile layout: instructions and form are two steps (AT05). */
  isCompact: boolean
  /** The person has gone past the instructions before: on a phone the form opens at once (D46). */
  knowsInstructions: boolean
  /** What the address of the start asks for. */
  asks: StartAsk | null
  screen: ToolScreen
  /** The maximum age of a receipt; null where the server has not sent it (E08). */
  receiptAge: ReceiptAge | null
  form: Form<ToolValues>
  /** The photos in the queue; `form.values.images` has the names of uploaded ones. */
  files: QueuedFile[]
  /** Ids of photos that were not yet scanned. */
  unread: string[]
  /** The remark beside a photo without a usable code, by its id (D38). */
  remarks: Record<string, string>
  /** Ids of the photos that have filled the receipt's fields, or match them (D38). */
  filledBy: string[]
  /** The receipt's fields are visible: by request, or filled from a QR (AT18). */
  isManual: boolean
  /** What the camera has read stands in two lines, until the person wants to change it. */
  isFolded: boolean
  /** The QR's time, dd-MM-yyyyTHH:mm:ss: the form shows only its day. */
  scannedTime: string | null
  /** What the camera looks for. */
  aim: ScanAim
  /** The reason for a missing video or code. */
  scanProblem: ScanProblem | null
  reading: Reading | null
  /** The server's answers about serials. */
  serials: SerialAnswers
  /** The serial that was asked about last. */
  asked: string | null
  /** The failed registration that the form repairs (E18). */
  repair: Repairing | null
  /** The result screen's message. */
  message: string
  /** What has been registered, while its result is shown. */
  outcome: Outcome | null
  /** The code of the refusal, while it is shown; null of any other failure. */
  refusal: number | null
}

/** The stored draft: form, photos, and the pending command (B08). */
export interface AddToolDraft {
  values: ToolValues
  files: QueuedFile[]
  unread: string[]
  remarks: Record<string, string>
  filledBy: string[]
  isManual: boolean
  isFolded: boolean
  scannedTime: string | null
  repair: Repairing | null
  command: ToolCommand | null
}

export interface AddToolInput {
  mode: Mode
  reader: StatusReader
  isCompact: boolean
  knowsInstructions: boolean
  asks: StartAsk | null
  screen: ToolScreen
  receiptAge: ReceiptAge | null
  draft: AddToolDraft | null
}

/** The input of the calls with a receipt. */
export interface RegisterInput {
  serial: string
  receipt: AnyReceipt
  command: ToolCommand
}

/** A tool that is not in the base is added for the seller's or the buyer's side. */
export interface ManualInput extends RegisterInput {
  side: 'seller' | 'buyer'
}

export interface ReserveInput {
  serial: string
  command: ToolCommand
}

/** The photo's id in the app, and its name on the server. */
export interface PhotoInput {
  id: string
  stored: string | null
}

export type AddToolEvent =
  | { type: 'start' }
  | { type: 'back' }
  | { type: 'prefill'; patch: Pick<ToolPatch, 'serialNumber' | 'haveABill'> }
  | { type: 'form.change'; patch: ToolPatch }
  | ({ type: 'form.blur'; field: TextField } & Stamp)
  | { type: 'manual.open' }
  | { type: 'receipt.clear' }
  /** Unfolds what the camera has read. */
  | { type: 'receipt.edit' }
  /** A contradicting code replaces the fields, or they stay. */
  | { type: 'receipt.take' }
  | { type: 'receipt.keep' }
  /** Of several receipts in one photograph this one is meant. */
  | { type: 'receipt.pick'; text: string }
  | FileEvent
  | { type: 'scan' }
  /** An open form is reached again by the link that starts the camera. */
  | { type: 'scan.link' }
  /** The camera looks for the code on the tool. */
  | { type: 'serial.scan' }
  | { type: 'scan.close' }
  | ({ type: 'submit' } & Stamp)
  | ({ type: 'confirm' } & Stamp)
  | { type: 'cancel' }
  | RepeatEvent
  | { type: 'again' }
  | { type: 'list.open' }
  /** From a failed result to the form that repairs it. */
  | { type: 'repair'; repair: Repair }
  /** From a refusal to the serial itself. */
  | { type: 'serial.retype' }
  | { type: 'layout.changed'; isCompact: boolean }
  | { type: 'url.changed'; screen: ToolScreen }
