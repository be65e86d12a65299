/**
 * Registering a tool: a seller's sale or a buyer's purchase, by serial number and receipt (AT).
 *
 * A command is committed once, under a key that is kept until its answer is known. Silence is an outcome of its own:
 * the person repeats under the same key, after a reload too, so one sale stays one sale (C04, B10). A serial that the
 * base does not know may be added by hand, after one question; a second such answer is a plain error (A54).
 */
import { assign, setup } from 'xstate'
import { resultMessage, type ApiResult } from '../../api/result.ts'
import { DEFAULT_ERROR, refusals } from '../../domain/refusals.ts'
import { normaliseSerial } from '../../domain/serial.ts'
import { declared } from '../kit/actor.ts'
import { effects } from '../kit/effects.ts'
import { blur, change, createForm, fail, isValid, reveal } from '../kit/form.ts'
import type { Tag } from '../kit/tags.ts'
import { checkTool, emptyTool, fieldErrorsOf, receiptOf, tidy } from './form.ts'
import type { AddToolContext, AddToolEvent, AddToolInput, Command, Position, Registered, RegisterInput } from './types.ts'

const NOWHERE: Position = { coordinates: '', gps: '' }

/** A command is sent only from states that have one; the type cannot know it. */
const commandOf = ({ command }: AddToolContext): Command => {
  if (!command) throw new Error('add-tool: no command to send')
  return command
}

const registerInput = (context: AddToolContext): RegisterInput => ({
  serial: normaliseSerial(context.form.values.serialNumber),
  receipt: receiptOf(context.form.values),
  command: commandOf(context),
})

const codeOf = (answer: ApiResult<Registered> | null): number | null => (answer?.kind === 'refused' ? answer.code : null)

/** Answers that turn a repeat away before it is looked at: they say nothing of the first sending. */
const isUnheard = (answer: ApiResult<Registered> | null): boolean =>
  answer?.kind === 'failed' || answer?.kind === 'unauthorised' || codeOf(answer) === refusals.rateLimited.code

/** Answers after which nobody knows whether the command was carried out. */
const isSilence = ({ answer, command }: AddToolContext): boolean =>
  answer?.kind === 'unknown' ||
  answer?.kind === 'gatewayDown' ||
  (answer?.kind === 'failed' && answer.reason === 'contract') ||
  (command?.isRepeat === true && isUnheard(answer))

export const addToolMachine = setup({
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
    addManually: declared<ApiResult<Registered>, RegisterInput & { side: 'seller' | 'buyer' }>(),
  },
  actions: {
    ...effects('navigate'),
    commit: assign({
      command: (_, params: Pick<Command, 'kind' | 'key' | 'at'>) => ({ ...params, position: NOWHERE, isRepeat: false }),
      // What the server said of a field belongs to the last attempt.
      form: ({ context }) => ({ ...context.form, errors: {} }),
    }),
    takePosition: assign({ command: ({ context }, position: Position) => ({ ...commandOf(context), position }) }),
    markRepeat: assign({ command: ({ context }) => ({ ...commandOf(context), isRepeat: true }) }),
    takeAnswer: assign({ answer: (_, params: { answer: ApiResult<Registered> }) => params.answer }),
    takeSilence: assign({ answer: { kind: 'unknown' } as const }),
    showFieldErrors: assign({
      form: ({ context }) =>
        fail(context.form, (context.answer?.kind === 'refused' ? fieldErrorsOf(context.answer.fields) : null) ?? {}),
      answer: null,
      command: null,
    }),
    closeCommand: assign({ answer: null, command: null }),
    keepProblem: assign({
      message: ({ context }) => (context.answer ? resultMessage(context.answer) : DEFAULT_ERROR),
      answer: null,
      command: null,
    }),
    keepSuccess: assign({
      message: ({ context }) => successMessage(context),
      form: () => createForm(emptyTool),
      answer: null,
      command: null,
    }),
  },
  guards: {
    isComplete: ({ context, event }) => event.type === 'submit' && isValid(context.form.values, checkTool(event)),
    isSeller: ({ context }) => context.mode === 'seller',
    isCompact: ({ context }) => context.isCompact,
    /** Something typed has survived a reload: the instructions have been read. */
    isBegun: ({ context }) => Object.values(context.form.values).some((text) => text !== ''),
    isUnanswered: ({ context }) => context.command !== null,
    isRegistered: ({ context }) => context.answer?.kind === 'ok',
    isSilence: ({ context }) => isSilence(context),
    isTurnedAway: ({ context }) => context.answer?.kind === 'unauthorised',
    isNotInBase: ({ context }) =>
      context.command?.kind !== 'manual' &&
      (codeOf(context.answer) === refusals.notInBase.code || codeOf(context.answer) === refusals.notInBaseWithReceipt.code),
    isAboutFields: ({ context }) => context.answer?.kind === 'refused' && fieldErrorsOf(context.answer.fields) !== null,
    isSale: ({ context }) => context.command?.kind === 'sale',
    isPurchase: ({ context }) => context.command?.kind === 'purchase',
    widens: ({ event }) => event.type === 'layout.changed' && !event.isCompact,
    opensMain: ({ event }) => event.type === 'url.changed' && event.screen === 'main',
    asksForResult: ({ context }) => context.screen === 'result',
  },
}).createMachine({
  id: 'addTool',
  context: ({ input }) => ({
    mode: input.mode,
    isCompact: input.isCompact,
    screen: input.screen,
    form: createForm(input.draft?.values ?? emptyTool),
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
        back: { actions: { type: 'navigate', params: { to: '/profile' } } },
        'layout.changed': { guard: 'widens', target: 'form', actions: assign({ isCompact: false }) },
      },
    },
    form: {
      on: {
        'form.change': { actions: assign({ form: ({ context, event }) => change(context.form, event.patch) }) },
        'form.blur': {
          actions: assign({
            form: ({ context, event }) =>
              blur(change(context.form, tidy(context.form.values, event.field)), event.field, checkTool(event)),
          }),
        },
        submit: [
          {
            guard: 'isComplete',
            target: 'routingCommit',
            actions: {
              type: 'commit',
              params: ({ context, event }) => ({
                kind: context.mode === 'seller' ? 'sale' : 'purchase',
                key: event.key,
                at: event.now,
              }),
            },
          },
          { actions: assign({ form: ({ context, event }) => reveal(context.form, checkTool(event)) }) },
        ],
        back: [{ guard: 'isCompact', target: 'instructions' }, { actions: { type: 'navigate', params: { to: '/profile' } } }],
      },
    },
    routingCommit: {
      always: [{ guard: 'isSeller', target: 'locating' }, { target: 'registeringPurchase' }],
    },
    locating: {
      tags: 'busy',
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: { target: 'registeringSale', actions: { type: 'takePosition', params: ({ event }) => event.output } },
        onError: { target: 'registeringSale' },
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
        confirm: {
          target: 'addingManually',
          actions: { type: 'commit', params: ({ event }) => ({ kind: 'manual', key: event.key, at: event.now }) },
        },
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

/** The list in which the registration will stand. */
const listOf = ({ mode }: AddToolContext): string => (mode === 'seller' ? '/sales' : '/user-tools')

const successMessage = ({ mode, command }: AddToolContext): string => {
  if (command?.kind === 'manual') return 'Модератор проверит его вручную. Статус появится в списке'
  return mode === 'seller'
    ? 'Проверяем чек в ФНС. Баллы начислим, когда проверка закончится'
    : 'Проверяем чек в ФНС. Инструмент уже в вашем списке'
}
