/** The setup of the add-tool machine: types, calls, effects and guards. Its states are in machine.ts and form-states.ts. */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { SCAN_TIMEOUT } from '../../../domain/limits.ts'
import type { CameraReading, PhotoReading, ScanAim } from '../../../domain/qr-scan.ts'
import { refusals } from '../../../domain/refusals.ts'
import type { RemovalInput, UploadInput } from '../../fragments/files/actors.ts'
import { fileGuards } from '../../fragments/files/states.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { createForm, fail, type FieldErrors } from '../../kit/form/form.ts'
import { formActions, formGuards, openGuards, type FormRules } from '../../kit/form/setup.ts'
import { renewalActions, renewalDelays } from '../../kit/query/renewal.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { Tag } from '../../kit/tags.ts'
import {
  changeTool,
  cleared,
  clearedForOthers,
  filled,
  isNews,
  isOnlySource,
  isOtherReceipt,
  isReadable,
  pick,
  prefilled,
  qrOf,
  remarked,
  remove,
  removed,
  retry,
  skipped,
  uploaded,
} from './capture.ts'
import {
  checkTool,
  cleaned,
  emptyTool,
  fieldErrorsOf,
  hasReceiptText,
  openFields,
  receiptOf,
  type ToolPatch,
  type ToolValues,
} from './form.ts'
import { isReserve } from './messages.ts'
import type { WatchAnswer, WatchInput } from './outcome.ts'
import { outcomeActions, outcomeGuards } from './outcome-setup.ts'
import { repairing, unrepaired, type ReceiptAnswer } from './repair.ts'
import { repairActions, repairGuards } from './repair-setup.ts'
import { serialActions, serialGuards } from './serial-setup.ts'
import type { Availability, Information, SerialQuestion } from './serial.ts'
import type {
  AddToolContext,
  AddToolEvent,
  AddToolInput,
  ManualInput,
  PhotoInput,
  Position,
  Reading,
  Registered,
  RegisterInput,
  ReserveInput,
  ScanProblem,
  ToolCommand,
  ToolScreen,
} from './types.ts'

const NOWHERE: Position = { coordinates: '', gps: '' }

export const reserveInput = (context: AddToolContext): ReserveInput => ({
  serial: cleaned(context.form.values).serialNumber,
  command: commandOf(context),
})

export const registerInput = (context: AddToolContext): RegisterInput => ({
  ...reserveInput(context),
  receipt: receiptOf(context.form.values, context.scannedTime),
})

export const manualInput = (context: AddToolContext): ManualInput => ({
  ...registerInput(context),
  side: context.mode === 'seller' ? 'seller' : 'buyer',
})

export const watchInput = ({ mode, outcome }: AddToolContext): WatchInput => ({
  id: outcome?.id ?? '',
  serial: outcome?.serial ?? '',
  isSale: mode === 'seller',
  at: outcome?.at ?? 0,
})

export const photoInput = ({ files, unread: [id = ''] }: AddToolContext): PhotoInput => ({
  id,
  stored: files.find((file) => file.id === id)?.stored ?? null,
})

/** The form's operation, by mode and receipt (AT21, AT22, AT23). */
export const kindOf = ({ mode, form }: AddToolContext): ToolCommand['kind'] => {
  if (mode !== 'seller') return 'purchase'
  return form.values.haveABill ? 'sale' : 'reserve'
}

type OfFile = { id: string }
type FileGuard = typeof fileGuards.isKnownFile

/** Photos belong to a receipt: without one they are hidden, and no event may change them. */
const ofReceipt =
  (guard: FileGuard) =>
  ({ context }: { context: AddToolContext }, file: OfFile): boolean =>
    context.form.values.haveABill && guard({ context }, file)

const photoGuards = {
  ...fileGuards,
  isKnownFile: ofReceipt(fileGuards.isKnownFile),
  isFailedFile: ofReceipt(fileGuards.isFailedFile),
  isUploading: ofReceipt(fileGuards.isUploading),
}

/** Camera and uploads alternate: a pending upload would be restarted. */
const mayFilm = (context: AddToolContext): boolean =>
  !fileGuards.hasRemoval({ context }) && !fileGuards.hasUpload({ context }) && !isReadable(context)

const isOnInstructions = ({ isCompact, screen }: AddToolContext): boolean => isCompact && screen === 'main'

const isManualClosed = ({ form, isManual }: AddToolContext): boolean => form.values.haveABill && !isManual

const openOf = ({ form, isManual, mode }: AddToolContext) => openFields(form.values, isManual, mode === 'seller')

/** The server's messages of visible fields; null without any. */
const shownErrors = (context: AddToolContext): FieldErrors<ToolValues> | null => {
  const { answer, form } = context
  const open: ReadonlySet<string> = openOf(context)
  const all = Object.entries((answer?.kind === 'refused' ? fieldErrorsOf(answer.fields) : null) ?? {})
  const shown = all.filter(([field]) => open.has(field) || (field === 'images' && form.values.haveABill))
  return shown.length > 0 ? Object.fromEntries(shown) : null
}

/** The row that a command repairs: none with another serial, and none that has no id. */
const named = (context: AddToolContext): { repairs?: string } => {
  const id = repairing(context)?.id
  return id ? { repairs: id } : {}
}

const rules: FormRules<AddToolContext, AddToolEvent> = {
  // Events that validate the form carry the moment: blur and submit.
  check: (context, event) => (values) => ({
    ...unrepaired({ ...context, form: { ...context.form, values } }),
    ...checkTool(event as Stamp, context)(values),
  }),
  change: changeTool,
  tidy: cleaned,
}

export const addTool = setup({
  types: {
    context: {} as AddToolContext,
    events: {} as AddToolEvent,
    input: {} as AddToolInput,
    tags: {} as Tag,
  },
  actors: {
    locate: declared<Position>(),
    registerSale: declared<ApiResult<Registered>, RegisterInput>(),
    registerPurchase: declared<ApiResult<Registered>, RegisterInput>(),
    addManually: declared<ApiResult<Registered>, ManualInput>(),
    reserve: declared<ApiResult<Registered>, ReserveInput>(),
    uploadFile: declared<ApiResult<string>, UploadInput>(),
    deleteFile: declared<ApiResult<null>, RemovalInput>(),
    readPhoto: declared<PhotoReading, PhotoInput>(),
    /** Both run in the background: their failures leave the form as it is. */
    askAvailability: declared<Availability, SerialQuestion>(),
    describeTool: declared<Information, SerialQuestion>(),
    /** The registration's row in the list, in the background (A27). */
    watchOutcome: declared<WatchAnswer, WatchInput>(),
    /** The receipt of the registration that is repaired. */
    loadReceipt: declared<ReceiptAnswer, string>(),
    /** Scans the camera until a code of this kind is found. */
    scanQr: declared<CameraReading, ScanAim>(),
  },
  actions: {
    ...effects('navigate', 'goBack', 'toast', 'endToast', 'forgetSerial', 'rememberInstructions', 'refreshScore'),
    ...commandActions<AddToolContext, AddToolEvent>(),
    ...renewalActions<AddToolContext, AddToolEvent>(),
    ...formActions<AddToolContext, AddToolEvent>(rules),
    ...serialActions,
    ...outcomeActions,
    ...repairActions,
    takeScreen: assign({
      screen: ({ context, event }) => (event.type === 'url.changed' ? event.screen : context.screen),
    }),
    standAt: assign({ screen: (_, { screen }: { screen: ToolScreen }) => screen }),
    commit: assign({
      command: ({ context }, params: Pick<ToolCommand, 'kind' | 'key' | 'at'>) => ({
        ...params,
        position: NOWHERE,
        ...named(context),
        isRepeat: false,
      }),
      // The server's field messages belong to the last attempt. A submit by key comes without a blur.
      form: ({ context }) => ({ ...context.form, values: cleaned(context.form.values), errors: {} }),
    }),
    takePosition: assign({ command: ({ context }, position: Position) => ({ ...commandOf(context), position }) }),
    showFieldErrors: assign({ form: ({ context }) => fail(context.form, shownErrors(context) ?? {}) }),
    prefill: assign(({ context }, patch: Pick<ToolPatch, 'serialNumber' | 'haveABill'>) =>
      prefilled(context, patch, createForm(emptyTool)),
    ),
    takeReceipt: assign({ form: ({ context }) => changeTool(context.form, { haveABill: true }) }),
    openManual: assign({ isManual: true, remarks: {} }),
    clearReceipt: assign(({ context }) => cleared(context)),
    clearForOthers: assign(({ context }) => clearedForOthers(context)),
    pickFiles: assign(({ context, event }) => (event.type === 'files.add' ? pick(context, event.files) : {})),
    retryFile: assign(({ context }, { id }: { id: string }) => retry(context, id)),
    removeFile: assign(({ context }, { id, key }: { id: string; key: string }) => remove(context, id, key)),
    takeUpload: assign(({ context }, params: { answer: ApiResult<string> | null }) => uploaded(context, params.answer)),
    takeRemoval: assign(({ context }, params: { answer: ApiResult<null> | null }) => removed(context, params.answer)),
    takeReading: assign({ reading: (_, reading: Reading) => reading }),
    fillFromQr: assign(({ context }) => ({ ...filled(context, context.reading), reading: null })),
    forgetReading: assign({ reading: null }),
    skipPhoto: assign(({ context }) => ({ ...skipped(context), reading: null })),
    remarkPhoto: assign(({ context }) => ({ ...remarked(context, context.reading), reading: null })),
    aimAt: assign({ aim: (_, { aim }: { aim: ScanAim }) => aim }),
    takeSerial: assign(({ context }) =>
      context.reading?.kind === 'serial'
        ? { form: changeTool(context.form, { serialNumber: context.reading.serial }), reading: null }
        : {},
    ),
    takeScanProblem: assign({ scanProblem: (_, { problem }: { problem: ScanProblem }) => problem, reading: null }),
  },
  guards: {
    ...formGuards<AddToolContext, AddToolEvent>(rules),
    ...openGuards<AddToolContext, AddToolEvent>(openOf),
    isSeller: ({ context }) => context.mode === 'seller',
    saysNoReceipt: ({ event }) => event.type === 'prefill' && event.patch.haveABill === false,
    isCompact: ({ context }) => context.isCompact,
    isWithReceipt: ({ context }) => context.form.values.haveABill,
    isWithoutReceipt: ({ context }) => !context.form.values.haveABill,
    isManualClosed: ({ context }) => isManualClosed(context),
    isManualAfterPhotos: ({ context }) => isManualClosed(context) && Object.keys(context.remarks).length > 0,
    hasReceiptFields: ({ context }) => context.form.values.haveABill && context.isManual,
    ...photoGuards,
    isReadable: ({ context }) => isReadable(context),
    mayScan: ({ context }) => context.form.values.haveABill && mayFilm(context),
    mayScanSerial: ({ context }) => mayFilm(context),
    isSerialCode: ({ context }) => context.reading?.kind === 'serial',
    isBeingRead: ({ context }, { id }: { id: string }) => context.unread[0] === id,
    isOnlySource: ({ context }, { id }: { id: string }) => isOnlySource(context, id),
    isOtherReceipt: ({ context }) => isOtherReceipt(context, context.reading),
    isNews: ({ context }) => isNews(context, context.reading),
    isReceiptQr: ({ context }) => qrOf(context.reading).kind === 'receipt',
    isRefusedQr: ({ context }) => qrOf(context.reading).kind === 'refused',
    isScanProblem: (_, reading: CameraReading) => reading.kind === 'failed',
    hasReceiptText: ({ context }) => hasReceiptText(context.form.values),
    hasMorePhotos: ({ context }) => context.unread.length > 1,
    ...commandGuards,
    ...serialGuards,
    ...outcomeGuards,
    ...repairGuards,
    ...queryGuards,
    isTurnedAway: ({ context }) => context.answer?.kind === 'unauthorised',
    isNotInBase: ({ context }) => {
      const code = codeOf(context.answer)
      const isMissing =
        code === refusals.notInBase.code || (code === refusals.notInBaseWithReceipt.code && !isReserve(context.command))
      return isMissing && context.command?.kind !== 'manual' && context.command?.kind !== 'reserveManual'
    },
    isAboutFields: ({ context }) => shownErrors(context) !== null,
    isSale: ({ context }) => context.command?.kind === 'sale',
    isPurchase: ({ context }) => context.command?.kind === 'purchase',
    isReserve: ({ context }) => isReserve(context.command),
    widens: ({ event }) => event.type === 'layout.changed' && !event.isCompact,
    opensForm: ({ event }) => event.type === 'url.changed' && event.screen === 'form',
    opensResult: ({ event }) => event.type === 'url.changed' && event.screen === 'result',
    leavesResult: ({ event }) => event.type === 'url.changed' && event.screen !== 'result',
    /** The browser's Back has removed the form's step on a phone. */
    closesForm: ({ context, event }) =>
      event.type === 'url.changed' && event.screen === 'main' && context.screen === 'form' && context.isCompact,
    isOnInstructions: ({ context }) => isOnInstructions(context),
    asksForScan: ({ context }) => context.asks?.for === 'scan',
    asksForFields: ({ context }) => context.asks?.for === 'fields',
    isUnansweredBehindLink: ({ context }) => commandGuards.isUnanswered({ context }) && context.asks !== null,
    knowsInstructions: ({ context }) => isOnInstructions(context) && context.knowsInstructions,
    asksForResult: ({ context }) => context.screen === 'result',
  },
  delays: { SCAN_LIMIT: SCAN_TIMEOUT, ...renewalDelays },
})

export const aimAtReceipt = { type: 'aimAt', params: { aim: 'receipt' } } as const

export const MAIN = '/tool'
const FORM = '/tool?screen=form'

/** The form's address. */
export const formPlace = ({ isCompact }: Pick<AddToolContext, 'isCompact'>): string => (isCompact ? FORM : MAIN)

/** An address that asks for something asks once. */
export const replaceByMain = { type: 'navigate', params: { to: MAIN, replace: true } } as const

const fillIn = {
  type: 'prefill',
  params: ({ event }: { event: { patch: Pick<ToolPatch, 'serialNumber' | 'haveABill'> } }) => event.patch,
} as const
/**
 * Values passed to the form are passed once, and then live in the draft: the serial is forgotten, and the address with
 * «no receipt» is replaced before the form may become a step over it.
 */
export const toldOnce = {
  ofLink: {
    guard: 'saysNoReceipt',
    actions: [fillIn, 'forgetSerial', replaceByMain],
  },
  ofReserve: { actions: [fillIn, 'forgetSerial'] },
} as const
/** The form as a step over the instructions (AT11). */
export const openForm = { type: 'navigate', params: { to: FORM, isStep: true } } as const
/** The same, before any event of the address. */
export const standOverInstructions = [{ type: 'standAt', params: { screen: 'form' } } as const, openForm] as const
/** The browser's Forward has returned to a finished result: its step is taken back (AT03). */
export const leaveResult = { guard: 'opensResult', actions: { type: 'goBack', params: { to: MAIN } } } as const
