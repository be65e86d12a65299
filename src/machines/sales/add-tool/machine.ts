/**
 * Registering a tool: a seller's sale or reserve, or a buyer's purchase, by serial number and receipt (AT).
 *
 * A serial that the base does not know may be added manually, after one question; a second such answer is a plain error (A54).
 */
import { assign } from 'xstate'
import { routingAnswer, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { createForm } from '../../kit/form/form.ts'
import { asking, ifAnswered, judge, take } from '../../kit/query/states.ts'
import { emptyTool } from './form.ts'
import { formStates } from './form-states.ts'
import { askedRepair } from './repair-setup.ts'
import { manualInput, registerInput, reserveInput, watchInput } from './inputs.ts'
import { aimAtReceipt, formPlace, leaveResult, openForm, replaceByMain, standOverInstructions, toldOnce } from './places.ts'
import { addTool } from './setup.ts'
import type { AddToolContext } from './types.ts'

/** The list that the registration appears in. */
const listOf = ({ mode }: AddToolContext): string => (mode === 'seller' ? '/sales' : '/user-tools')

const toList = { type: 'navigate', params: ({ context }: { context: AddToolContext }) => ({ to: listOf(context) }) } as const
const toForm = { type: 'goBack', params: ({ context }: { context: AddToolContext }) => ({ to: formPlace(context) }) } as const
const NOT_LOADED = { title: 'Не удалось загрузить данные чека', text: 'Введите их заново', tone: 'danger' } as const
const showResult = { type: 'navigate', params: { to: '/tool?screen=result', isStep: true } } as const

export const addToolMachine = addTool.createMachine({
  id: 'addTool',
  context: ({ input }) => ({
    mode: input.mode,
    reader: input.reader,
    isCompact: input.isCompact,
    knowsInstructions: input.knowsInstructions,
    asks: input.asks,
    screen: input.screen,
    receiptAge: input.receiptAge,
    form: createForm(input.draft?.values ?? emptyTool),
    files: input.draft?.files ?? [],
    unread: input.draft?.unread ?? [],
    remarks: input.draft?.remarks ?? {},
    filledBy: input.draft?.filledBy ?? [],
    isManual: input.draft?.isManual ?? false,
    isFolded: input.draft?.isFolded ?? false,
    scannedTime: input.draft?.scannedTime ?? null,
    repair: input.draft?.repair ?? null,
    aim: 'receipt',
    scanProblem: null,
    serials: {},
    asked: null,
    reading: null,
    command: input.draft?.command ?? null,
    answer: null,
    message: '',
    outcome: null,
    refusal: null,
    quiet: 0,
  }),
  initial: 'routingStart',
  on: {
    // Where the camera cannot be started now, the address is cleared: a reload must not start it.
    'scan.link': { actions: replaceByMain },
    'layout.changed': { actions: assign({ isCompact: ({ event }) => event.isCompact }) },
    // While a command runs, Back has no effect: its step is restored.
    'url.changed': [{ guard: 'closesForm', actions: openForm }, leaveResult, { actions: 'takeScreen' }],
  },
  states: {
    routingStart: {
      always: [
        // What the address asks for waits for no answer: Back must not ask for it again.
        { guard: 'isUnansweredBehindLink', target: 'unanswered', actions: replaceByMain },
        { guard: 'isUnanswered', target: 'unanswered' },
        {
          guard: 'asksForResult',
          target: 'routingMain',
          actions: [{ type: 'standAt', params: { screen: 'main' } }, replaceByMain],
        },
        { guard: 'asksForScan', target: 'openingScan', actions: replaceByMain },
        { guard: 'asksForFields', target: 'openingForm', actions: [replaceByMain, 'takeReceipt', 'openManual'] },
        { guard: 'isRepairBegun', target: 'openingForm', actions: replaceByMain },
        { guard: 'asksForRepair', target: 'loadingReceipt', actions: [replaceByMain, askedRepair] },
        { guard: 'lacksReceipt', target: 'loadingReceipt' },
        { guard: 'knowsInstructions', target: 'openingForm' },
        { target: 'routingMain' },
      ],
    },
    routingMain: {
      always: [{ guard: 'isOnInstructions', target: 'instructions' }, { target: 'form' }],
    },
    instructions: {
      on: {
        start: { target: 'openingForm', actions: 'rememberInstructions' },
        scan: { target: 'openingScan', actions: 'rememberInstructions' },
        'scan.link': { target: 'openingScan', actions: replaceByMain },
        prefill: [
          { target: 'openingForm', ...toldOnce.ofLink },
          { target: 'openingForm', ...toldOnce.ofReserve },
        ],
        back: { actions: { type: 'navigate', params: { to: '/profile' } } },
        'layout.changed': { guard: 'widens', target: 'form', actions: assign({ isCompact: false }) },
        'url.changed': [{ guard: 'opensForm', target: 'form', actions: 'takeScreen' }, leaveResult, { actions: 'takeScreen' }],
      },
    },
    loadingReceipt: {
      tags: 'loading',
      invoke: asking('loadReceipt', {
        input: ({ context }: { context: AddToolContext }) => context.repair?.receiptId ?? '',
        answered: [{ guard: ifAnswered, target: 'openingForm', actions: take('fillFromReceipt') }],
        // The serial is there; the receipt can be scanned or typed again.
        failed: { target: 'openingForm', actions: { type: 'toast', params: NOT_LOADED } },
      }),
      on: {
        back: { actions: { type: 'navigate', params: { to: '/profile' } } },
        'url.changed': [{ guard: 'closesForm', target: 'instructions', actions: 'takeScreen' }, { actions: 'takeScreen' }],
      },
    },
    openingForm: {
      always: [{ guard: 'isOnInstructions', target: 'form', actions: standOverInstructions }, { target: 'form' }],
    },
    form: formStates,
    // Whoever asks for the camera has a receipt.
    openingScan: {
      entry: ['takeReceipt', aimAtReceipt],
      always: [{ guard: 'isOnInstructions', target: 'startingScan', actions: standOverInstructions }, { target: 'startingScan' }],
    },
    startingScan: {
      always: [{ guard: 'mayScan', target: 'form.scanning' }, { target: 'form' }],
    },
    routingCommit: {
      always: [{ guard: 'isSeller', target: 'locating' }, { target: 'registeringPurchase' }],
    },
    // The device is asked when the form opens: it has answered by now, or the press waits no longer than a moment (F03).
    locating: {
      tags: 'busy',
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: { target: 'routingSend', actions: { type: 'takePosition', params: ({ event }) => event.output } },
        onError: { target: 'routingSend' },
      },
      after: { LOCATION_WAIT: { target: 'routingSend' } },
    },
    routingSend: {
      always: [{ guard: 'isReserve', target: 'reserving' }, { target: 'registeringSale' }],
    },
    reserving: sending('reserve', reserveInput),
    registeringSale: sending('registerSale', registerInput),
    registeringPurchase: sending('registerPurchase', registerInput),
    confirmingManual: {
      on: {
        confirm: [
          {
            guard: 'isWithReceipt',
            target: 'addingManually',
            actions: { type: 'commit', params: ({ event }) => ({ kind: 'manual', key: event.key, at: event.now }) },
          },
          {
            target: 'locating',
            actions: { type: 'commit', params: ({ event }) => ({ kind: 'reserveManual', key: event.key, at: event.now }) },
          },
        ],
        cancel: { target: 'form' },
        'url.changed': { guard: 'closesForm', target: 'openingForm', actions: 'takeScreen' },
      },
    },
    addingManually: sending('addManually', manualInput),
    routingAnswer: routingAnswer(
      { target: 'registered', actions: ['keepSuccess', 'closeCommand'] },
      turnedAwayTo('form'),
      { guard: 'isNotInBase', target: 'confirmingManual', actions: 'closeCommand' },
      { guard: 'isAboutFields', target: 'form', actions: ['showFieldErrors', 'unfoldErrors', 'closeCommand'] },
      { target: 'refused', actions: ['keepProblem', 'closeCommand'] },
    ),
    unanswered: unanswered('routingRepeat', {
      'list.open': { actions: toList },
      back: { target: 'openingForm', actions: 'closeCommand' },
      'url.changed': { guard: 'closesForm', actions: 'takeScreen' },
    }),
    routingRepeat: {
      always: [
        { guard: 'isSale', target: 'registeringSale' },
        { guard: 'isPurchase', target: 'registeringPurchase' },
        { guard: 'isReserve', target: 'reserving' },
        { target: 'addingManually' },
      ],
    },
    registered: {
      tags: 'result',
      initial: 'looking',
      entry: showResult,
      exit: 'forgetResult',
      on: {
        back: { actions: { type: 'navigate', params: { to: '/profile' } } },
        'list.open': { actions: toList },
        again: { target: 'form', actions: toForm },
        repair: {
          guard: 'mayRepair',
          target: 'loadingReceipt',
          actions: [{ type: 'beginRepair', params: ({ event }) => event.repair }, toForm],
        },
        'url.changed': [{ guard: 'leavesResult', target: 'routingMain', actions: 'takeScreen' }, { actions: 'takeScreen' }],
      },
      states: {
        looking: {
          invoke: {
            id: 'watchOutcome',
            src: 'watchOutcome',
            input: ({ context }) => watchInput(context),
            onDone: [
              { guard: judge('bringsEnd'), target: 'settled', actions: [take('takeRow'), 'refreshScore'] },
              { target: 'routingOutcome', actions: [take('takeRow'), 'countQuiet'] },
            ],
            onError: { target: 'routingOutcome', actions: 'countQuiet' },
          },
        },
        routingOutcome: {
          always: [{ guard: 'isChecked', target: 'waiting' }, { target: 'settled' }],
        },
        waiting: {
          after: { RENEWAL: { target: 'looking' } },
        },
        settled: {},
      },
    },
    refused: {
      tags: 'result',
      entry: showResult,
      exit: 'forgetResult',
      on: {
        back: { target: 'form', actions: toForm },
        'serial.retype': { guard: 'isAboutSerial', target: 'form', actions: ['blameSerial', toForm] },
        'list.open': { guard: 'isOwnAlready', actions: toList },
        'url.changed': [{ guard: 'leavesResult', target: 'openingForm', actions: 'takeScreen' }, { actions: 'takeScreen' }],
      },
    },
  },
})
