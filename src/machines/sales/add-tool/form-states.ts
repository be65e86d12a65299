/**
 * The form and the ways to enter a receipt: typing, photo, scan. Photos are uploaded while the user
 * types; leaving the form aborts pending work, and returning restarts it.
 */
import { fileEvents, fileStates, fileWork } from '../../fragments/files/states.ts'
import type { FileRemoval } from '../../fragments/files/types.ts'
import { openFormEvents } from '../../kit/form/events.ts'
import { oldText, readingProblem } from './capture.ts'
import { kindOf, photoInput } from './inputs.ts'
import { aimAtReceipt, leaveResult, MAIN, replaceByMain, toldOnce } from './places.ts'
import { addTool } from './setup.ts'
import { serialStates } from './serial-states.ts'
import type { ScanProblem } from '../../../domain/sales/qr-scan.ts'
import type { AddToolContext, CameraSeen } from './types.ts'

/** The subject of toasts about a code: a newer code ends them, and so does clearing a code's data. */
const CODE = 'receipt code'
/** On a phone a toast would cover the answers of a question. */
const endCodeToast = { type: 'endToast', params: { about: CODE } } as const
const RECOGNISED = { title: 'QR-код распознан', text: 'Проверьте данные чека', tone: 'success', about: CODE } as const
const NOTHING_READ = { kind: 'none', now: 0, today: '' } as const
const files = fileStates('idle', 'Не удалось удалить фотографию. Она осталась в форме')

/** The toast of a code that fills nothing (AT30). */
const notRecognised = ({ context }: { context: AddToolContext }) =>
  ({ title: 'Ошибка', text: readingProblem(context.reading), tone: 'danger', about: CODE }) as const

/** The toast of a receipt that is not accepted for its day: the field may be out of sight. */
const tooOld = ({ context }: { context: AddToolContext }) =>
  ({ title: 'Проверьте дату чека', text: oldText(context) ?? '', tone: 'danger', about: CODE }) as const

const scanProblemOf = (reading: CameraSeen): ScanProblem => (reading.kind === 'failed' ? reading.problem : 'lost')

/** The browser's Back closes the window over the form first; the form stays. */
const closesWindow = { guard: 'closesForm', target: '#addTool.openingForm', actions: 'takeScreen' } as const

const ofFile = ({ event }: { event: FileRemoval }) => event

/** On deletion of the photo that filled the fields, the user is asked about them. Pending work continues after the answer. */
const removal = [
  {
    guard: { type: 'isOnlySource', params: ofFile },
    target: '#addTool.form.askingClear',
    actions: [{ type: 'removeFile', params: ofFile }, endCodeToast],
  },
  fileEvents['file.remove'],
] as const

export const formStates = addTool.createStateConfig({
  initial: 'editing',
  on: {
    'url.changed': [
      { guard: 'closesForm', target: '#addTool.instructions', actions: 'takeScreen' },
      leaveResult,
      { actions: 'takeScreen' },
    ],
  },
  states: {
    editing: {
      type: 'parallel',
      on: {
        ...openFormEvents,
        'manual.open': [
          // During manual entry no message about unreadable photos is needed.
          { guard: 'isManualAfterPhotos', actions: ['openManual', endCodeToast] },
          { guard: 'isManualClosed', actions: 'openManual' },
        ],
        'receipt.clear': {
          guard: 'hasReceiptFields',
          actions: ['clearReceipt', endCodeToast],
        },
        'receipt.edit': { guard: 'isFolded', actions: 'unfold' },
        'files.add': { guard: 'mayAddPhotos', actions: 'pickFiles' },
        ...fileEvents,
        'file.remove': removal,
        scan: { guard: 'mayScanAgain', target: 'scanning', actions: aimAtReceipt },
        'serial.scan': {
          guard: 'mayScanSerial',
          target: 'scanning',
          actions: { type: 'aimAt', params: { aim: 'serial' } },
        },
        'scan.link': { target: '#addTool.openingScan', actions: replaceByMain },
        prefill: [toldOnce.ofLink, toldOnce.ofReserve],
        submit: [
          {
            guard: 'isComplete',
            target: '#addTool.routingCommit',
            actions: {
              type: 'commit',
              params: ({ context, event }) => ({ kind: kindOf(context), key: event.key, at: event.now }),
            },
          },
          { actions: ['revealErrors', 'unfoldErrors'] },
        ],
        back: [
          {
            guard: 'isCompact',
            target: '#addTool.instructions',
            actions: [
              { type: 'standAt', params: { screen: 'main' } },
              { type: 'goBack', params: { to: MAIN } },
            ],
          },
          { actions: { type: 'navigate', params: { to: '/profile' } } },
        ],
      },
      states: {
        capture: {
          initial: 'idle',
          states: {
            idle: {
              always: [...fileWork, { guard: 'isReadable', target: 'reading' }],
            },
            ...files,
            reading: {
              tags: 'device',
              // It is scanned when the form has a receipt again.
              always: { guard: 'isWithoutReceipt', target: 'idle' },
              on: {
                'file.remove': {
                  guard: { type: 'isBeingRead', params: ({ event }) => event },
                  target: 'idle',
                  actions: { type: 'removeFile', params: ({ event }) => event },
                },
              },
              invoke: {
                id: 'readPhoto',
                src: 'readPhoto',
                input: ({ context }) => photoInput(context),
                onDone: { target: 'routingPhoto', actions: { type: 'takeReading', params: ({ event }) => event.output } },
                onError: { target: 'routingPhoto', actions: { type: 'takeReading', params: NOTHING_READ } },
              },
            },
            routingPhoto: {
              always: [
                { guard: 'isSeveral', target: '#addTool.form.askingWhich', actions: endCodeToast },
                { guard: 'isOtherReceipt', target: '#addTool.form.askingReceipt', actions: endCodeToast },
                { guard: 'isTooOld', target: 'idle', actions: [{ type: 'toast', params: tooOld }, 'fillFromQr'] },
                { guard: 'isNews', target: 'idle', actions: ['fillFromQr', { type: 'toast', params: RECOGNISED }] },
                { guard: 'isReceiptQr', target: 'idle', actions: 'fillFromQr' },
                {
                  guard: 'isRefusedQr',
                  target: 'idle',
                  actions: [{ type: 'toast', params: notRecognised }, 'remarkPhoto'],
                },
                // With the data present no code is missing, and one photo of several need not show it: only the last photo
                // without a code gets a toast.
                { guard: 'hasReceiptText', target: 'idle', actions: 'remarkPhoto' },
                { guard: 'hasMorePhotos', target: 'idle', actions: 'remarkPhoto' },
                { target: 'idle', actions: [{ type: 'toast', params: notRecognised }, 'remarkPhoto'] },
              ],
            },
          },
        },
        serial: serialStates,
      },
    },
    // The form's data and the code's data, side by side: nothing is overwritten without an answer.
    askingReceipt: {
      on: {
        'receipt.take': { target: 'editing', actions: 'fillFromQr' },
        'receipt.keep': { target: 'editing', actions: 'skipPhoto' },
        'url.changed': { ...closesWindow, actions: ['skipPhoto', 'takeScreen'] },
      },
    },
    // Two receipts in one photograph: which one is meant nobody but the person knows.
    askingWhich: {
      on: {
        'receipt.pick': { target: 'routingPick', actions: { type: 'pickReceipt', params: ({ event }) => event } },
        'receipt.keep': { target: 'editing', actions: 'remarkPhoto' },
        'url.changed': { ...closesWindow, actions: ['remarkPhoto', 'takeScreen'] },
      },
    },
    routingPick: {
      always: [
        { guard: 'isOtherReceipt', target: 'askingReceipt' },
        { guard: 'isTooOld', target: 'editing', actions: [{ type: 'toast', params: tooOld }, 'fillFromQr'] },
        { target: 'editing', actions: ['fillFromQr', { type: 'toast', params: RECOGNISED }] },
      ],
    },
    askingClear: {
      on: {
        'receipt.clear': { target: 'editing', actions: 'clearForOthers' },
        'receipt.keep': { target: 'editing' },
        'url.changed': closesWindow,
      },
    },
    scanning: {
      tags: 'device',
      invoke: {
        id: 'scanQr',
        src: 'scanQr',
        input: ({ context }) => context.aim,
        onDone: [
          {
            guard: { type: 'isScanProblem', params: ({ event }) => event.output },
            target: 'scanFailed',
            actions: { type: 'takeScanProblem', params: ({ event }) => ({ problem: scanProblemOf(event.output) }) },
          },
          { target: 'routingScan', actions: { type: 'takeReading', params: ({ event }) => event.output } },
        ],
        onError: { target: 'scanFailed', actions: { type: 'takeScanProblem', params: { problem: 'lost' } } },
      },
      after: {
        SCAN_LIMIT: { target: 'scanFailed', actions: { type: 'takeScanProblem', params: { problem: 'timeout' } } },
      },
      on: { 'scan.close': { target: 'editing' }, 'url.changed': closesWindow },
    },
    routingScan: {
      always: [
        { guard: 'isSerialCode', target: 'editing', actions: 'takeSerial' },
        { guard: 'isOtherReceipt', target: 'askingReceipt', actions: endCodeToast },
        { guard: 'isTooOld', target: 'editing', actions: [{ type: 'toast', params: tooOld }, 'fillFromQr'] },
        { guard: 'isReceiptQr', target: 'editing', actions: ['fillFromQr', { type: 'toast', params: RECOGNISED }] },
        { target: 'editing', actions: [{ type: 'toast', params: notRecognised }, 'forgetReading'] },
      ],
    },
    scanFailed: {
      on: {
        scan: { target: 'scanning' },
        'scan.close': { target: 'editing' },
        'url.changed': closesWindow,
      },
    },
  },
})
