/**
 * A reserved sale in the list: it becomes a sale with a receipt, or its tool is free again (M17; SL04, SL08–SL12).
 *
 * One release at a time. Silence is an outcome of its own: the person repeats under the same key, after a reload too.
 */
import { assign, emit, setup } from 'xstate'
import { resultMessage, type ApiResult } from '../../api/result.ts'
import { DEFAULT_ERROR, refusals } from '../../domain/refusals.ts'
import { declared } from '../kit/actor.ts'
import { codeOf, isSilence } from '../kit/command.ts'
import { effects } from '../kit/effects.ts'
import type { Tag } from '../kit/tags.ts'
import type { Release, ReserveContext, ReserveEvent, ReserveInput, ReserveNews } from './types.ts'

const RELEASED = { title: 'Успешно', text: 'Инструмент снят с резерва', tone: 'success', about: 'reserve' } as const

const releaseOf = ({ release }: ReserveContext): Release => {
  if (!release) throw new Error('reserve: nothing to release')
  return release
}

const problemToast = ({ context: { answer } }: { context: ReserveContext }) =>
  ({ title: 'Ошибка', text: answer ? resultMessage(answer) : DEFAULT_ERROR, tone: 'danger', about: 'reserve' }) as const

export const reserveMachine = setup({
  types: {
    context: {} as ReserveContext,
    events: {} as ReserveEvent,
    input: {} as ReserveInput,
    tags: {} as Tag,
    emitted: {} as ReserveNews,
  },
  actors: { releaseReserve: declared<ApiResult<null>, Release>() },
  actions: {
    ...effects('navigate', 'toast', 'storeSerial'),
    commit: assign({ release: (_, { sn, nfc, key }: Omit<Release, 'isRepeat'>) => ({ sn, nfc, key, isRepeat: false }) }),
    markRepeat: assign({ release: ({ context }) => ({ ...releaseOf(context), isRepeat: true }) }),
    takeAnswer: assign({ answer: (_, params: { answer: ApiResult<null> }) => params.answer }),
    close: assign({ release: null, answer: null }),
    tellChanged: emit({ type: 'changed' }),
  },
  guards: {
    isUnanswered: ({ context }) => context.release !== null,
    /** A row without its tool's tag cannot be released (A61 of docs/decisions.md). */
    hasTag: ({ event }) => event.type === 'release' && event.nfc !== '',
    isReleased: ({ context }) => context.answer?.kind === 'ok',
    isSilence: ({ context }) => isSilence(context.answer, context.release?.isRepeat === true),
    /** Released or confirmed elsewhere: the row is old. */
    isGone: ({ context }) => codeOf(context.answer) === refusals.notFound.code,
  },
}).createMachine({
  id: 'reserve',
  context: ({ input }) => ({ release: input.release, answer: null }),
  initial: 'routingStart',
  states: {
    routingStart: {
      always: [{ guard: 'isUnanswered', target: 'unanswered' }, { target: 'idle' }],
    },
    idle: {
      on: {
        sell: {
          actions: [
            { type: 'storeSerial', params: ({ event }) => ({ serial: event.sn }) },
            { type: 'navigate', params: { to: '/tool/' } },
          ],
        },
        release: { guard: 'hasTag', target: 'releasing', actions: { type: 'commit', params: ({ event }) => event } },
      },
    },
    releasing: {
      tags: 'busy',
      invoke: {
        id: 'releaseReserve',
        src: 'releaseReserve',
        input: ({ context }) => releaseOf(context),
        onDone: { target: 'routingAnswer', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'unanswered' },
      },
    },
    routingAnswer: {
      always: [
        { guard: 'isReleased', target: 'idle', actions: [{ type: 'toast', params: RELEASED }, 'close', 'tellChanged'] },
        { guard: 'isSilence', target: 'unanswered' },
        { guard: 'isGone', target: 'idle', actions: [{ type: 'toast', params: problemToast }, 'close', 'tellChanged'] },
        { target: 'idle', actions: [{ type: 'toast', params: problemToast }, 'close'] },
      ],
    },
    unanswered: {
      entry: assign({ answer: null }),
      on: {
        repeat: { target: 'releasing', actions: 'markRepeat' },
        check: { target: 'idle', actions: ['close', 'tellChanged'] },
      },
    },
  },
})
