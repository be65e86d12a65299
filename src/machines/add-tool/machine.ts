/**
 * Registering a tool: a seller's sale or reserve, or a buyer's purchase, by serial number and receipt (AT).
 *
 * A command is committed once, under a key that is kept until its answer is known. Silence is an outcome of its own:
 * the person repeats under the same key, after a reload too, so one sale stays one sale (C04, B10). A serial that the
 * base does not know may be added by hand, after one question; a second such answer is a plain error (A54).
 */
import { assign } from 'xstate'
import { createForm } from '../kit/form.ts'
import { emptyTool } from './form.ts'
import { formStates } from './form-states.ts'
import { addTool, registerInput, reserveInput } from './setup.ts'
import type { AddToolContext } from './types.ts'

/** The list in which the registration will stand. */
const listOf = ({ mode }: AddToolContext): string => (mode === 'seller' ? '/sales' : '/user-tools')

export const addToolMachine = addTool.createMachine({
  id: 'addTool',
  context: ({ input }) => ({
    mode: input.mode,
    isCompact: input.isCompact,
    screen: input.screen,
    receiptAge: input.receiptAge,
    form: createForm(input.draft?.values ?? emptyTool),
    files: input.draft?.files ?? [],
    unread: input.draft?.unread ?? [],
    isManual: input.draft?.isManual ?? false,
    scannedTime: input.draft?.scannedTime ?? null,
    scanProblem: null,
    reading: null,
    command: input.draft?.command ?? null,
    answer: null,
    message: '',
  }),
  initial: 'routingStart',
  on: {
    'layout.changed': { actions: assign({ isCompact: ({ event }) => event.isCompact }) },
  },
  states: {
    routingStart: {
      always: [
        { guard: 'isUnanswered', target: 'unanswered' },
        { guard: 'asksForResult', target: 'routingForm', actions: { type: 'navigate', params: { to: '/tool', replace: true } } },
        { target: 'routingForm' },
      ],
    },
    routingForm: {
      always: [{ guard: 'isBegun', target: 'form' }, { target: 'routingMain' }],
    },
    routingMain: {
      always: [{ guard: 'isCompact', target: 'instructions' }, { target: 'form' }],
    },
    instructions: {
      on: {
        start: { target: 'form' },
        prefill: { target: 'form', actions: { type: 'prefill', params: ({ event }) => event.patch } },
        back: { actions: { type: 'navigate', params: { to: '/profile' } } },
        'layout.changed': { guard: 'widens', target: 'form', actions: assign({ isCompact: false }) },
      },
    },
    form: formStates,
    routingCommit: {
      always: [{ guard: 'isSeller', target: 'locating' }, { target: 'registeringPurchase' }],
    },
    locating: {
      tags: 'busy',
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: { target: 'routingSend', actions: { type: 'takePosition', params: ({ event }) => event.output } },
        onError: { target: 'routingSend' },
      },
    },
    routingSend: {
      always: [{ guard: 'isReserve', target: 'reserving' }, { target: 'registeringSale' }],
    },
    reserving: {
      tags: 'busy',
      invoke: {
        id: 'reserve',
        src: 'reserve',
        input: ({ context }) => reserveInput(context),
        onDone: { target: 'routingAnswer', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'routingAnswer', actions: 'takeSilence' },
      },
    },
    registeringSale: {
      tags: 'busy',
      invoke: {
        id: 'registerSale',
        src: 'registerSale',
        input: ({ context }) => registerInput(context),
        onDone: { target: 'routingAnswer', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'routingAnswer', actions: 'takeSilence' },
      },
    },
    registeringPurchase: {
      tags: 'busy',
      invoke: {
        id: 'registerPurchase',
        src: 'registerPurchase',
        input: ({ context }) => registerInput(context),
        onDone: { target: 'routingAnswer', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'routingAnswer', actions: 'takeSilence' },
      },
    },
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
      },
    },
    addingManually: {
      tags: 'busy',
      invoke: {
        id: 'addManually',
        src: 'addManually',
        input: ({ context }) => ({ ...registerInput(context), side: context.mode === 'seller' ? 'seller' : 'buyer' }),
        onDone: { target: 'routingAnswer', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'routingAnswer', actions: 'takeSilence' },
      },
    },
    routingAnswer: {
      always: [
        { guard: 'isRegistered', target: 'registered', actions: 'keepSuccess' },
        { guard: 'isSilence', target: 'unanswered' },
        { guard: 'isTurnedAway', target: 'form', actions: 'closeCommand' },
        { guard: 'isNotInBase', target: 'confirmingManual', actions: 'closeCommand' },
        { guard: 'isAboutFields', target: 'form', actions: 'showFieldErrors' },
        { target: 'refused', actions: 'keepProblem' },
      ],
    },
    unanswered: {
      entry: assign({ answer: null }),
      on: {
        repeat: { target: 'routingRepeat', actions: 'markRepeat' },
        'list.open': { actions: { type: 'navigate', params: ({ context }) => ({ to: listOf(context) }) } },
        back: { target: 'form', actions: 'closeCommand' },
      },
    },
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
      entry: { type: 'navigate', params: { to: '/tool?screen=result' } },
      on: {
        back: { actions: { type: 'navigate', params: { to: '/profile' } } },
        'list.open': { actions: { type: 'navigate', params: ({ context }) => ({ to: listOf(context) }) } },
        again: { target: 'form', actions: { type: 'navigate', params: { to: '/tool', replace: true } } },
        'url.changed': { guard: 'opensMain', target: 'routingMain' },
      },
    },
    refused: {
      tags: 'result',
      entry: { type: 'navigate', params: { to: '/tool?screen=result' } },
      on: {
        back: { target: 'form', actions: { type: 'navigate', params: { to: '/tool', replace: true } } },
        'url.changed': { guard: 'opensMain', target: 'form' },
      },
    },
  },
})
