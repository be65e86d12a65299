import type { SnapshotFrom } from 'xstate'
import type { ScanAim, ScanProblem } from '../../../domain/sales/qr-scan.ts'
import { mayHandOver } from '../../../domain/sales/handover.ts'
import type { Repair } from '../../../domain/sales/repair.ts'
import type { Stamp } from '../../kit/stamp.ts'
import { choicesIn, isFolded, toldBy } from './capture.ts'
import { cleaned, hasReceiptText, isBegun, RECEIPT_FIELDS, receiptDays, type ReceiptField } from './form.ts'
import type { addToolMachine } from './machine.ts'
import { newsText, wayOf as stepsOf, type WayStep } from './way.ts'
import { isChecked, repairOfOutcome } from './outcome.ts'
import { repairing } from './repair.ts'
import { newsOfSerial } from './serial.ts'
import type { Outcome, SerialNews } from './told.ts'

type Snapshot = SnapshotFrom<typeof addToolMachine>

export const formOf = ({ context }: Snapshot) => context.form
/** The result's message; once the list tells more, it is the list's. */
export const resultTextOf = ({ context }: Snapshot): string => newsText(context) ?? context.message
export const outcomeOf = ({ context }: Snapshot): Outcome | null => context.outcome
export const wayOf = ({ context: { outcome, reader } }: Snapshot): WayStep[] => (outcome ? stepsOf(outcome, reader) : [])
/** The repair of a failed result; null where there is nothing to repair. */
export const repairOf = ({ context }: Snapshot): Repair | null => repairOfOutcome(context.outcome)
/** The seller's sale that can be handed over to its buyer, once the list has it (E17); null of any other result. */
export const saleToHandOver = ({ context: { mode, outcome } }: Snapshot): { id: string; sn: string } | null =>
  mode === 'seller' && outcome && mayHandOver({ ...outcome, saleStatus: outcome.status })
    ? { id: outcome.id, sn: outcome.serial }
    : null
/** The form was opened to repair a registration. */
export const isRepair = ({ context }: Snapshot): boolean => context.repair !== null
/** What it repairs; null with another serial. */
export const repairingOf = ({ context }: Snapshot): Repair | null => repairing(context)
/** The result of a registration, whatever has become of it. */
export const isRegistered = (snapshot: Snapshot): boolean => snapshot.matches('registered')
/** The tax service is to answer: there is something to wait for. */
export const isAwaitingTaxService = (snapshot: Snapshot): boolean => isRegistered(snapshot) && isChecked(snapshot.context.outcome)
export const isLoadingReceipt = (snapshot: Snapshot): boolean => snapshot.matches('loadingReceipt')
/** The serial of a refused attempt. */
export const serialOf = ({ context }: Snapshot): string => cleaned(context.form.values).serialNumber
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isSeller = ({ context }: Snapshot): boolean => context.mode === 'seller'
/** The form is visible: also under the question, under the camera's window and during a command. */
export const showsForm = (snapshot: Snapshot): boolean =>
  snapshot.matches('form') || snapshot.matches('confirmingManual') || isBusy(snapshot)
/** Instructions beside the form, or alone on a phone (AT04, AT05). */
export const showsInstructions = (snapshot: Snapshot): boolean => snapshot.matches('instructions') || !snapshot.context.isCompact

/** The form has input already: the user continues it. */
export const isFormBegun = ({ context }: Snapshot): boolean => isBegun(context)

export const showsReceipt = ({ context }: Snapshot): boolean => context.form.values.haveABill
/** There is something of a receipt: text or a photo. Open fields alone are nothing yet. */
export const hasCapture = ({ context: { form, files } }: Snapshot): boolean => files.length > 0 || hasReceiptText(form.values)
/** The receipt's fields are a code's. */
export const isReadByCode = (snapshot: Snapshot): boolean =>
  showsReceipt(snapshot) && snapshot.context.isManual && snapshot.context.scannedTime !== null
export const showsFields = (snapshot: Snapshot): boolean =>
  showsReceipt(snapshot) && snapshot.context.isManual && !snapshot.context.isFolded
/** A seller's form is open, and no window asks for the camera: the moment for the question about the position (F03). */
export const mayAskPosition = (snapshot: Snapshot): boolean => isSeller(snapshot) && snapshot.matches({ form: 'editing' })
/** The address of the start has asked for the fields. */
export const asksForFields = ({ context }: Snapshot): boolean => context.asks?.for === 'fields'
/** The receipt that the camera has read stands in two lines. */
export const isReceiptFolded = ({ context }: Snapshot): boolean => isFolded(context)
export const isScanning = (snapshot: Snapshot): boolean => snapshot.matches({ form: 'scanning' })
export const isReadingPhoto = (snapshot: Snapshot): boolean => snapshot.matches({ form: { editing: { capture: 'reading' } } })
export const serialNewsOf = ({ context }: Snapshot): SerialNews | null => newsOfSerial(context)
export const isAskingReceipt = (snapshot: Snapshot): boolean => snapshot.matches({ form: 'askingReceipt' })
export const isAskingWhich = (snapshot: Snapshot): boolean => snapshot.matches({ form: 'askingWhich' })
/** The codes of the receipts that are asked about. */
export const choicesOf = ({ context }: Snapshot): string[] => choicesIn(context.reading)
export const isAskingClear = (snapshot: Snapshot): boolean => snapshot.matches({ form: 'askingClear' })

/** The form's data and a code's data. */
export interface ReceiptSides {
  rows: { field: ReceiptField; kept: string; told: string }[]
  /** The photo with the code; null for the camera. */
  photo: string | null
}

export const sidesOf = ({ context: { form, files, unread, reading } }: Snapshot): ReceiptSides => {
  const kept = cleaned(form.values)
  const told = toldBy(reading)
  return {
    rows: told ? RECEIPT_FIELDS.map((field) => ({ field, kept: kept[field], told: told[field] })) : [],
    photo: files.find(({ id }) => id === unread[0])?.name ?? null,
  }
}

/** The camera's problem; null without one. */
export const scanProblemOf = (snapshot: Snapshot): ScanProblem | null =>
  snapshot.matches({ form: 'scanFailed' }) ? snapshot.context.scanProblem : null

export const scanAimOf = ({ context }: Snapshot): ScanAim => context.aim

/** The days that the receipt's calendar offers at a moment. */
export const daysOf = ({ context }: Snapshot, moment: Pick<Stamp, 'now' | 'today'>) => receiptDays(moment, context)
