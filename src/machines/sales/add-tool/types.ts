import type { CameraProblem, CameraReading, PhotoReading } from '../../../domain/qr-scan.ts'
import type { ReceiptAge } from '../../../domain/receipt-age.ts'
import type { AnyReceipt } from '../../../domain/receipt.ts'
import type { Mode } from '../../../domain/roles.ts'
import type { FileEvent, QueuedFile } from '../../fragments/files/types.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { TextField, ToolPatch, ToolValues } from './form.ts'

/**
 * What the address of /tool asks for (AT03): the main screen or a result. On a phone the form is a step of its own over the
 * instructions, so that Back of the browser closes it (AT11, D36).
 */
export type ToolScreen = 'main' | 'form' | 'result'

/** Which call a command is. `reserveManual`: the repeat of a reserve for a serial that is not in the base (A54). */
export type CommandKind = 'sale' | 'purchase' | 'manual' | 'reserve' | 'reserveManual'

/** Where the device was; both empty when it did not say (A56). */
export interface Position {
  /** «latitude,longitude» */
  coordinates: string
  /** Accuracy in metres. */
  gps: string
}

/** Which call, when and where: the rest of the request is in the form. */
export interface ToolCommand extends Command {
  kind: CommandKind
  /** Epoch milliseconds at which the person committed it. */
  at: number
  position: Position
}

/** What the answer of a registration tells of it, where it does. */
export type Registered = { saleStatus?: string | null } | null

/** Why the camera does not help: it cannot look, or it has found nothing in its time. */
export type ScanProblem = CameraProblem | 'timeout'

/** What came of looking for a QR code, in a photo or by camera. */
export type Reading = PhotoReading | CameraReading

export interface AddToolContext extends CommandContext<ToolCommand, Registered> {
  mode: Mode
  /** Mobile layout: instructions and form are two steps (AT05). */
  isCompact: boolean
  screen: ToolScreen
  /** How old a receipt may be; null where the server has not told (E08). */
  receiptAge: ReceiptAge | null
  form: Form<ToolValues>
  /** The photos on their way; `form.values.images` names those that have arrived. */
  files: QueuedFile[]
  /** Ids of photos whose QR nobody has looked for yet. */
  unread: string[]
  /** What stays said beside a photo whose code gave nothing, by its id (D38). */
  remarks: Record<string, string>
  /** Ids of the photos that have filled the receipt's fields, or say the same (D38). */
  filledBy: string[]
  /** The receipt's fields are open: asked for, or filled from a QR (AT18). */
  isManual: boolean
  /** The time that a QR told, dd-MM-yyyyTHH:mm:ss: the form shows only its day. */
  scannedTime: string | null
  /** Why there is no picture of the camera, or no code in it. */
  scanProblem: ScanProblem | null
  reading: Reading | null
  /** What the result screen says. */
  message: string
}

/** What survives a reload: form, photos, and the command that was under way (B08). */
export interface AddToolDraft {
  values: ToolValues
  files: QueuedFile[]
  unread: string[]
  remarks: Record<string, string>
  filledBy: string[]
  isManual: boolean
  scannedTime: string | null
  command: ToolCommand | null
}

export interface AddToolInput {
  mode: Mode
  isCompact: boolean
  screen: ToolScreen
  receiptAge: ReceiptAge | null
  draft: AddToolDraft | null
}

/** What the calls with a receipt need. */
export interface RegisterInput {
  serial: string
  receipt: AnyReceipt
  command: ToolCommand
}

/** A tool that is not in the base is added for the side that has it. */
export interface ManualInput extends RegisterInput {
  side: 'seller' | 'buyer'
}

export interface ReserveInput {
  serial: string
  command: ToolCommand
}

/** Where the photo lies: by its id in the app, and by its name on the server. */
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
  /** The code that disagrees with the fields replaces them, or they stay. */
  | { type: 'receipt.take' }
  | { type: 'receipt.keep' }
  | FileEvent
  | { type: 'scan' }
  | { type: 'scan.close' }
  | ({ type: 'submit' } & Stamp)
  | ({ type: 'confirm' } & Stamp)
  | { type: 'cancel' }
  | RepeatEvent
  | { type: 'again' }
  | { type: 'list.open' }
  | { type: 'layout.changed'; isCompact: boolean }
  | { type: 'url.changed'; screen: ToolScreen }
