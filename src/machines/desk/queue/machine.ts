/**
 * A queue of the desk: what waits, which row is open beside it, and the last decision, which can be taken back for ten seconds (C07). The
 * row itself is another machine (src/machines/desk/desk-case).
 */
import { assign, raise, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import type { CaseKind } from '../../../domain/desk/cases.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { answerBranches, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { refusalToast } from '../../kit/command/toasts.ts'
import { effects } from '../../kit/effects.ts'
import { known } from '../../kit/known.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { afterEnd, beside, joined, nextFree } from './rows.ts'
import type { DeskCase, QueueAnswer, QueueContext, QueueEvent, QueueInput, UndoCommand } from './types.ts'

type Ended = Extract<QueueEvent, { type: 'case.ended' }>
type Held = { context: QueueContext }
type Asked = { kind: CaseKind; cursor: string | null; size: number | null }

/** How often the list asks for what has changed, in milliseconds. */
const RENEWAL = 15_000
/** The most rows that a page has. */
const MOST = 100

const openRow = (row: DeskCase | null, opening: number) => ({
  open: row && { kind: row.kind as CaseKind, id: row.id },
  opening: opening + 1,
})

const TOO_LATE = {
  title: 'Поздно отменять',
  text: 'Решение уже исполнено',
  tone: 'info',
  about: 'undo',
} as const

/** The open row is left undecided: others may take it. */
const leaving = { type: 'releaseCase', params: ({ context }: Held) => context.open } as const

/** The pane has decided its row: that is what «Отменить» is about from now on. */
const decided = {
  guard: 'isDecided',
  target: 'offered',
  actions: { type: 'takeDecision', params: ({ event }: { event: Ended }) => event },
} as const

const failedMore = ({ event }: { event: object }) =>
  ({
    title: 'Список не загрузился дальше',
    text: messageOf('output' in event ? (event.output as QueueAnswer) : null),
    tone: 'danger',
    about: 'more',
  }) as const

export const queueMachine = setup({
  types: {
    context: {} as QueueContext,
    events: {} as QueueEvent,
    input: {} as QueueInput,
    tags: {} as Tag,
  },
  actors: {
    loadQueue: declared<QueueAnswer, Asked>(),
    /** Waits while nobody looks. */
    renewQueue: declared<QueueAnswer, Asked>(),
    cancelDecision: declared<ApiResult<unknown>, UndoCommand>(),
  },
  actions: {
    ...effects('toast', 'releaseCase', 'navigate'),
    ...queryActions<QueueContext, QueueEvent>(),
    ...commandActions<QueueContext, QueueEvent>(),
    takeKind: assign((_, { kind }: { kind: CaseKind }) => ({ kind, cases: [], next: null, open: null })),
    takeQueue: assign((_, result: QueueAnswer) => (result.kind === 'ok' ? { ...result.payload, problem: null } : {})),
    takeMore: assign(({ context }, result: QueueAnswer) =>
      result.kind === 'ok'
        ? { queues: result.payload.queues, cases: joined(context.cases, result.payload.cases), next: result.payload.next }
        : {},
    ),
    openFirst: assign(({ context }) => openRow(nextFree(context.cases, '') ?? context.cases[0] ?? null, context.opening)),
    openNamed: assign(({ context }, { id }: { id: string }) =>
      openRow(context.cases.find((row) => row.id === id) ?? null, context.opening),
    ),
    openBeside: assign(({ context }, { by }: { by: 1 | -1 }) =>
      openRow(beside(context.cases, context.open?.id ?? null, by), context.opening),
    ),
    takeEnd: assign(({ context }, news: Ended) => ({
      cases: afterEnd(context.cases, news),
      ...openRow(nextFree(afterEnd(context.cases, news), news.id), context.opening),
      now: news.now,
    })),
    takeDecision: assign((_, { kind, id, title, end }: Ended) =>
      end.how === 'decided' ? { last: { kind, id, title, verdict: end.verdict, due: end.due } } : {},
    ),
    commit: assign(({ context }, { key }: { key: string }) => {
      const { kind, id } = known(context.last)
      return { command: { key, isRepeat: false, kind, id } }
    }),
    forgetDecision: assign({ last: null }),
    renewList: raise({ type: 'renew' }),
    /** What was decided by mistake is on the screen again. */
    openUndone: assign(({ context }) => {
      const { kind, id } = commandOf(context)
      return {
        kind,
        last: null,
        open: { kind, id },
        opening: context.opening + 1,
        cases: context.cases.map((row) => (row.id === id ? { ...row, pending: null } : row)),
      }
    }),
  },
  guards: {
    ...queryGuards,
    ...commandGuards,
    isTurnedAway,
    isOtherKind: ({ context, event }) => event.type === 'kind.choose' && event.kind !== context.kind,
    hasMore: ({ context }) => context.next !== null,
    isOtherRow: ({ context, event }) =>
      event.type === 'open' && event.id !== context.open?.id && context.cases.some(({ id }) => id === event.id),
    mayStep: ({ context, event }) => event.type === 'step' && beside(context.cases, context.open?.id ?? null, event.by) !== null,
    isOfOpenRow: ({ context, event }) => event.type === 'case.ended' && event.id === context.open?.id,
    isDecided: ({ event }) => event.type === 'case.ended' && event.end.how === 'decided',
    isTooLate: ({ context }) => codeOf(context.answer) === refusals.nothingToCancel.code,
  },
  delays: { RENEWAL, DUE: ({ context: { last, now } }) => Math.max(0, (last?.due ?? now) - now) },
}).createMachine({
  id: 'queue',
  context: ({ input }) => ({
    kind: input.kind,
    queues: [],
    cases: [],
    next: null,
    open: null,
    opening: 0,
    last: null,
    now: input.now,
    problem: null,
    command: null,
    answer: null,
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      on: {
        'kind.choose': {
          guard: 'isOtherKind',
          target: '.loading',
          actions: [
            leaving,
            { type: 'takeKind', params: ({ event }) => event },
            { type: 'navigate', params: ({ event }) => ({ to: `/desk/queue?kind=${event.kind}`, replace: true }) },
          ],
        },
      },
      states: {
        loading: {
          tags: 'loading',
          invoke: asking('loadQueue', {
            input: ({ context }: Held) => ({ kind: context.kind, cursor: null, size: null }),
            answered: [{ guard: ifAnswered, target: 'shown', actions: [take('takeQueue'), 'openFirst'] }],
            failed: { target: 'failed', actions: takeProblem },
          }),
        },
        failed: { on: { retry: { target: 'loading' } } },
        shown: {
          initial: 'quiet',
          on: {
            open: { guard: 'isOtherRow', actions: [leaving, { type: 'openNamed', params: ({ event }) => event }] },
            step: { guard: 'mayStep', actions: [leaving, { type: 'openBeside', params: ({ event }) => event }] },
            'case.ended': { guard: 'isOfOpenRow', actions: { type: 'takeEnd', params: ({ event }) => event } },
          },
          states: {
            quiet: {
              after: { RENEWAL: { target: 'renewing' } },
              on: { more: { guard: 'hasMore', target: 'more' }, renew: { target: 'renewing' } },
            },
            more: {
              invoke: {
                ...asking('loadQueue', {
                  input: ({ context }: Held) => ({ kind: context.kind, cursor: context.next, size: null }),
                  answered: [{ guard: ifAnswered, target: 'quiet', actions: take('takeMore') }],
                  failed: { target: 'quiet', actions: { type: 'toast', params: failedMore } },
                }),
                id: 'loadMore',
              },
            },
            renewing: {
              on: { renew: { target: 'renewing', reenter: true } },
              invoke: {
                ...asking('renewQueue', {
                  input: ({ context }: Held) => ({
                    kind: context.kind,
                    cursor: null,
                    size: Math.min(MOST, Math.max(context.cases.length, 1)),
                  }),
                  answered: [{ guard: ifAnswered, target: 'quiet', actions: take('takeQueue') }],
                  // What is on the screen stays.
                  failed: { target: 'quiet' },
                }),
              },
            },
          },
        },
      },
    },
    undo: {
      initial: 'none',
      states: {
        none: { on: { 'case.ended': decided } },
        offered: {
          after: { DUE: { target: 'none', actions: ['forgetDecision', 'renewList'] } },
          on: {
            'case.ended': { ...decided, reenter: true },
            undo: { target: 'cancelling', actions: { type: 'commit', params: ({ event }) => event } },
          },
        },
        cancelling: sending('cancelDecision', commandOf<UndoCommand>),
        routingAnswer: {
          always: answerBranches(
            { target: 'none', actions: [leaving, 'openUndone', 'closeCommand', 'renewList'] },
            turnedAwayTo('none'),
            {
              guard: 'isTooLate',
              target: 'none',
              actions: [{ type: 'toast', params: TOO_LATE }, 'forgetDecision', 'closeCommand', 'renewList'],
            },
            { target: 'none', actions: [refusalToast('undo'), 'forgetDecision', 'closeCommand', 'renewList'] },
          ),
        },
        unanswered: unanswered('cancelling', {
          'undo.close': { target: 'none', actions: ['forgetDecision', 'closeCommand', 'renewList'] },
        }),
      },
    },
  },
})
