/**
 * A queue of the desk: what waits, and which row is open beside it (C07). The row itself is another machine (src/machines/desk/desk-case),
 * and so is the last decision, which can be taken back (src/machines/desk/desk-undo).
 */
import { assign, setup } from 'xstate'
import type { CaseKind } from '../../../domain/desk/cases.ts'
import { PAGE_SIZE } from '../../../domain/portal/limits.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { failedMore } from '../../kit/query/failed-more.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { afterEnd, beside, joined, nextFree } from './rows.ts'
import type { DeskCase, QueueAnswer, QueueContext, QueueEvent, QueueInput } from './types.ts'

type Ended = Extract<QueueEvent, { type: 'case.ended' }>
type Held = { context: QueueContext }
type Asked = { kind: CaseKind; cursor: string | null; size: number | null }

/** How often the list asks for what has changed, in milliseconds. */
const RENEWAL = 15_000
/** The most rows that a page has. */
const MOST = 100

const openRow = (row: DeskCase | null, opening: number) => ({
  open: row && { kind: row.kind, id: row.id },
  opening: opening + 1,
})

/** The open row is left undecided: others may take it. */
const leaving = { type: 'releaseCase', params: ({ context }: Held) => context.open } as const

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
  },
  actions: {
    ...effects('toast', 'releaseCase', 'navigate'),
    ...queryActions<QueueContext, QueueEvent>(),
    takeKind: assign((_, { kind }: { kind: CaseKind }) => ({ kind, cases: [], next: null, open: null })),
    takeQueue: assign((_, result: QueueAnswer) => (result.kind === 'ok' ? { ...result.payload, problem: null } : {})),
    takeMore: assign(({ context }, result: QueueAnswer) => {
      if (result.kind !== 'ok') return {}
      const { queues, next } = result.payload
      const cases = joined(context.cases, result.payload.cases)
      // Whoever has decided all that were there goes on without a press.
      return { queues, cases, next, ...(context.open === null && openRow(nextFree(cases, '', context.me), context.opening)) }
    }),
    openFirst: assign(({ context }) =>
      openRow(nextFree(context.cases, '', context.me) ?? context.cases[0] ?? null, context.opening),
    ),
    openNamed: assign(({ context }, { id }: { id: string }) =>
      openRow(context.cases.find((row) => row.id === id) ?? null, context.opening),
    ),
    openBeside: assign(({ context }, { by }: { by: 1 | -1 }) =>
      openRow(beside(context.cases, context.open?.id ?? null, by), context.opening),
    ),
    takeEnd: assign(({ context }, news: Ended) => ({
      cases: afterEnd(context.cases, news),
      ...openRow(nextFree(afterEnd(context.cases, news), news.id, context.me), context.opening),
    })),
    /** What was decided by mistake is on the screen again. */
    openUndone: assign(({ context }, { kind, id }: { kind: CaseKind; id: string }) => {
      if (kind !== context.kind) return {}
      return {
        open: { kind, id },
        opening: context.opening + 1,
        cases: context.cases.map((row) => (row.id === id ? { ...row, pending: null } : row)),
      }
    }),
  },
  guards: {
    ...queryGuards,
    isOtherKind: ({ context, event }) => event.type === 'kind.choose' && event.kind !== context.kind,
    hasMore: ({ context }) => context.next !== null,
    isOtherRow: ({ context, event }) =>
      event.type === 'open' && event.id !== context.open?.id && context.cases.some(({ id }) => id === event.id),
    mayStep: ({ context, event }) => event.type === 'step' && beside(context.cases, context.open?.id ?? null, event.by) !== null,
    isOfOpenRow: ({ context, event }) => event.type === 'case.ended' && event.id === context.open?.id,
    isLastFree: ({ context, event }) =>
      event.type === 'case.ended' &&
      event.id === context.open?.id &&
      context.next !== null &&
      nextFree(afterEnd(context.cases, event), event.id, context.me) === null,
    isOfThisQueue: ({ context, event }) => event.type === 'undone' && event.kind === context.kind,
  },
  delays: { RENEWAL },
}).createMachine({
  id: 'queue',
  context: ({ input }) => ({
    kind: input.kind,
    me: input.me,
    queues: [],
    cases: [],
    next: null,
    open: null,
    opening: 0,
    problem: null,
  }),
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
        'case.ended': [
          { guard: 'isLastFree', target: '.more', actions: { type: 'takeEnd', params: ({ event }) => event } },
          { guard: 'isOfOpenRow', actions: { type: 'takeEnd', params: ({ event }) => event } },
        ],
        undone: {
          guard: 'isOfThisQueue',
          target: '.renewing',
          actions: [leaving, { type: 'openUndone', params: ({ event }) => event }],
        },
      },
      states: {
        quiet: {
          after: { RENEWAL: { target: 'renewing' } },
          on: { more: { guard: 'hasMore', target: 'more' }, renew: { target: 'renewing' } },
        },
        more: {
          tags: 'busy',
          invoke: {
            ...asking('loadQueue', {
              input: ({ context }: Held) => ({ kind: context.kind, cursor: context.next, size: null }),
              answered: [{ guard: ifAnswered, target: 'quiet', actions: take('takeMore') }],
              failed: { target: 'quiet', actions: { type: 'toast', params: failedMore('Список не загрузился дальше') } },
            }),
            id: 'loadMore',
          },
        },
        renewing: {
          on: { more: { guard: 'hasMore', target: 'more' }, renew: { target: 'renewing', reenter: true } },
          invoke: {
            id: 'renewQueue',
            src: 'renewQueue',
            input: ({ context }) => ({
              kind: context.kind,
              cursor: null,
              size: Math.min(MOST, Math.max(context.cases.length, PAGE_SIZE)),
            }),
            // After a failure what is on the screen stays.
            onDone: { target: 'quiet', actions: take('takeQueue') },
            onError: { target: 'quiet' },
          },
        },
      },
    },
  },
})
