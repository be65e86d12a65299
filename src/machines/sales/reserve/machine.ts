/**
 * A reserved sale in the list: it becomes a sale with a receipt, or its tool is released (M17; SL04, SL08–SL12). The last released one
 * can be taken back: that is a new reserve, which may be refused (D50).
 *
 * One command at a time.
 */
import { assign, emit, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf } from '../../kit/command/setup.ts'
import { answerBranches, routingAnswer, routingStart, sending, unanswered } from '../../kit/command/states.ts'
import { refusalToast } from '../../kit/command/toasts.ts'
import { effects } from '../../kit/effects.ts'
import { known } from '../../kit/known.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { Tag } from '../../kit/tags.ts'
import type { Release, ReserveContext, Reserved, ReserveEvent, ReserveInput, ReserveNews } from './types.ts'

const RELEASED = { title: 'Успешно', text: 'Инструмент снят с резерва', tone: 'success', about: 'reserve' } as const
const TAKEN_BACK = { title: 'Успешно', text: 'Инструмент снова в резерве', tone: 'success', about: 'reserve' } as const

/** The row of a command or of an event. */
const reservedBy = ({ sn, nfc, until }: Reserved): Reserved => ({ sn, nfc, ...(until !== undefined && { until }) })

/** What a return that was pending when the page was closed brings back. */
const returnedBy = (command: Release | null): Reserved | null => (command?.takenBackAt === undefined ? null : reservedBy(command))

const refused = refusalToast('reserve')

export const reserveMachine = setup({
  types: {
    context: {} as ReserveContext,
    events: {} as ReserveEvent,
    input: {} as ReserveInput,
    tags: {} as Tag,
    emitted: {} as ReserveNews,
  },
  actors: {
    releaseReserve: declared<ApiResult<null>, Release>(),
    takeBack: declared<ApiResult<unknown>, Release>(),
  },
  actions: {
    ...effects('navigate', 'toast', 'storeSerial'),
    ...commandActions<ReserveContext, ReserveEvent>(),
    commit: assign((_, row: Reserved & { key: string }) => ({ command: { ...reservedBy(row), key: row.key, isRepeat: false } })),
    commitReturn: assign(({ context }, { key, now }: Stamp) => ({
      command: { ...known(context.released), takenBackAt: now, key, isRepeat: false },
      problem: null,
    })),
    keepReleased: assign(({ context }) => ({ released: reservedBy(commandOf(context)), problem: null })),
    forgetReleased: assign({ released: null, problem: null }),
    keepProblem: assign({ problem: ({ context }) => messageOf(context.answer) }),
    tellChanged: emit({ type: 'changed' }),
  },
  guards: {
    ...commandGuards,
    /** A row without its tool's tag cannot be released (A61). */
    hasTag: ({ event }) => event.type === 'release' && event.nfc !== '',
    hasReleased: ({ context }) => context.released !== null,
    isReturn: ({ context }) => context.command?.takenBackAt !== undefined,
    /** Released or confirmed elsewhere: the row is stale. */
    isGone: ({ context }) => codeOf(context.answer) === refusals.notFound.code,
  },
}).createMachine({
  id: 'reserve',
  context: ({ input }) => ({ command: input.command, answer: null, released: returnedBy(input.command), problem: null }),
  initial: 'routingStart',
  states: {
    routingStart: routingStart('idle'),
    idle: {
      on: {
        sell: {
          actions: [
            { type: 'storeSerial', params: ({ event }) => ({ serial: event.sn }) },
            { type: 'navigate', params: { to: '/tool/' } },
          ],
        },
        release: { guard: 'hasTag', target: 'releasing', actions: { type: 'commit', params: ({ event }) => event } },
        takeBack: {
          guard: 'hasReleased',
          target: 'takingBack',
          actions: { type: 'commitReturn', params: ({ event }) => event },
        },
      },
    },
    releasing: sending('releaseReserve', commandOf<Release>),
    takingBack: sending('takeBack', commandOf<Release>),
    routingAnswer: {
      always: [
        { guard: 'isReturn', target: 'routingReturn' },
        ...answerBranches(
          { target: 'idle', actions: [{ type: 'toast', params: RELEASED }, 'keepReleased', 'closeCommand', 'tellChanged'] },
          { guard: 'isGone', target: 'idle', actions: [refused, 'closeCommand', 'tellChanged'] },
          { target: 'idle', actions: [refused, 'closeCommand'] },
        ),
      ],
    },
    routingReturn: routingAnswer(
      { target: 'idle', actions: [{ type: 'toast', params: TAKEN_BACK }, 'forgetReleased', 'closeCommand', 'tellChanged'] },
      // The reason stands where the button is: it outlives a toast.
      { target: 'idle', actions: ['keepProblem', 'closeCommand'] },
    ),
    routingRepeat: { always: [{ guard: 'isReturn', target: 'takingBack' }, { target: 'releasing' }] },
    unanswered: unanswered('routingRepeat', {
      check: { target: 'idle', actions: ['closeCommand', 'forgetReleased', 'tellChanged'] },
    }),
  },
})
