/** The setup of the add-tool machine: types, calls, effects and guards. Its states are in machine.ts and form-states.ts. */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { LOCATION_WAIT, SCAN_TIMEOUT } from '../../../domain/portal/limits.ts'
import type { ScanAim } from '../../../domain/sales/qr-scan.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import type { RemovalInput, UploadInput } from '../../fragments/files/actors.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { createForm, fail, type FieldErrors } from '../../kit/form/form.ts'
import { formActions, formGuards, openGuards, type FormRules } from '../../kit/form/setup.ts'
import { renewalActions, renewalDelays } from '../../kit/query/renewal.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { Tag } from '../../kit/tags.ts'
import { captureActions, captureGuards } from './capture-setup.ts'
import { changeTool, cleared, clearedForOthers, isFolded, prefilled } from './capture.ts'
import {
  checkTool,
  cleaned,
  emptyTool,
  fieldErrorsOf,
  hasReceiptText,
  openFields,
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
  CameraSeen,
  ManualInput,
  PhotoInput,
  Position,
  Reading,
  Registered,
  RegisterInput,
  ReserveInput,
  ToolCommand,
  ToolScreen,
} from './types.ts'

const NOWHERE: Position = { coordinates: '', gps: '' }

const isOnInstructions = ({ isCompact, screen }: AddToolContext): boolean => isCompact && screen === 'main'

const isManualClosed = ({ form, isManual }: AddToolContext): boolean => form.values.haveABill && !isManual

const openOf = (context: AddToolContext) => {
  const { form, isManual, mode } = context
  return openFields(form.values, isManual, mode === 'seller', isFolded(context))
}

/** The server's messages of fields that are in sight, or unfold with a message; null without any. */
const shownErrors = (context: AddToolContext): FieldErrors<ToolValues> | null => {
  const { answer, form } = context
  const open: ReadonlySet<string> = openOf({ ...context, isFolded: false })
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
    readPhoto: declared<Reading, PhotoInput>(),
    /** Both run in the background: their failures leave the form as it is. */
    askAvailability: declared<Availability, SerialQuestion>(),
    describeTool: declared<Information, SerialQuestion>(),
    /** The registration's row in the list, in the background (A27). */
    watchOutcome: declared<WatchAnswer, WatchInput>(),
    /** The receipt of the registration that is repaired. */
    loadReceipt: declared<ReceiptAnswer, string>(),
    /** Scans the camera until a code of this kind is found. */
    scanQr: declared<CameraSeen, ScanAim>(),
  },
  actions: {
    ...effects('navigate', 'goBack', 'toast', 'endToast', 'forgetSerial', 'rememberInstructions', 'refreshScore'),
    ...commandActions<AddToolContext, AddToolEvent>(),
    ...renewalActions<AddToolContext, AddToolEvent>(),
    ...formActions<AddToolContext, AddToolEvent>(rules),
    ...captureActions,
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
    hasReceiptFields: ({ context }) => context.form.values.haveABill && context.isManual && !context.isFolded,
    hasReceiptText: ({ context }) => hasReceiptText(context.form.values),
    ...captureGuards,
    ...commandGuards,
    ...serialGuards,
    ...outcomeGuards,
    ...repairGuards,
    ...queryGuards,
    isTurnedAway,
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
  delays: { SCAN_LIMIT: SCAN_TIMEOUT, LOCATION_WAIT, ...renewalDelays },
})
