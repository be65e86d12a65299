/**
 * A reserved sale in the list: it becomes a sale with a receipt, or its tool is released (M17; SL04, SL08–SL12).
 *
 * One release at a time. Silence is an outcome of its own: the user repeats under the same key, after a reload too.
 */
import { assign, emit, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf } from '../../kit/command/setup.ts'
import { repeatIn, sending } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import type { Tag } from '../../kit/tags.ts'
import type { Release, ReserveContext, ReserveEvent, ReserveInput, ReserveNews } from './types.ts'

const RELEASED = { title: 'Успешно', text: 'Инструмент снят с резерва', tone: 'success', about: 'reserve' } as const

const problemToast = ({ context: { answer } }: { context: ReserveContext }) =>
  ({ title: 'Ошибка', text: messageOf(answer), tone: 'danger', about: 'reserve' }) as const

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
    ...commandActions<ReserveContext, ReserveEvent>(),
    commit: assign({ command: (_, { sn, nfc, key }: Omit<Release, 'isRepeat'>) => ({ sn, nfc, key, isRepeat: false }) }),
    tellChanged: emit({ type: 'changed' }),
  },
  guards: {
    ...commandGuards,
    /** A row without its tool's tag cannot be released (A61). */
    hasTag: ({ event }) => event.type === 'release' && event.nfc !== '',
    /** Released or confirmed elsewhere: the row is stale. */
    isGone: ({ context }) => codeOf(context.answer) === refusals.notFound.code,
  },
}).createMachine({
  id: 'reserve',
  context: ({ input }) => ({ command: input.command, answer: null }),
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
    releasing: sending('releaseReserve', commandOf<Release>),
    routingAnswer: {
      always: [
        { guard: 'isDone', target: 'idle', actions: [{ type: 'toast', params: RELEASED }, 'closeCommand', 'tellChanged'] },
        { guard: 'isSilence', target: 'unanswered' },
        { guard: 'isGone', target: 'idle', actions: [{ type: 'toast', params: problemToast }, 'closeCommand', 'tellChanged'] },
        { target: 'idle', actions: [{ type: 'toast', params: problemToast }, 'closeCommand'] },
      ],
    },
    unanswered: {
      entry: 'forgetAnswer',
      on: {
        repeat: repeatIn('releasing'),
        check: { target: 'idle', actions: ['closeCommand', 'tellChanged'] },
      },
    },
  },
})
