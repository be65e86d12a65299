/** The audit: who did what, when, to whom and why; read by operators, changed by nobody, and its reading is written down too (C07). */
import { assign, setup } from 'xstate'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { createForm } from '../../kit/form/form.ts'
import { formEvents } from '../../kit/form/events.ts'
import { formActions, formGuards } from '../../kit/form/setup.ts'
import { failedMore } from '../../kit/query/failed-more.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { checkAudit, emptyAudit } from './form.ts'
import type { AuditAnswer, AuditContext, AuditEvent, AuditInput, AuditQuestion } from './types.ts'

type Held = { context: AuditContext }

const questionOf = ({ asked, colleagues }: AuditContext, cursor: string | null): AuditQuestion => ({
  values: asked,
  cursor,
  needsColleagues: colleagues === null,
})

const rules = { check: () => checkAudit }

const submit = [{ guard: 'isComplete', target: '#audit.loading', actions: 'ask' }, { actions: 'revealErrors' }] as const

export const auditMachine = setup({
  types: {
    context: {} as AuditContext,
    events: {} as AuditEvent,
    input: {} as AuditInput,
    tags: {} as Tag,
  },
  actors: { loadAudit: declared<AuditAnswer, AuditQuestion>() },
  actions: {
    ...effects('toast'),
    ...formActions<AuditContext, AuditEvent>(rules),
    ...queryActions<AuditContext, AuditEvent>(),
    ask: assign({ asked: ({ context }) => context.form.values, entries: [], next: null }),
    takePage: assign(({ context }, result: AuditAnswer) =>
      result.kind === 'ok'
        ? {
            entries: [...context.entries, ...result.payload.entries],
            next: result.payload.next,
            colleagues: result.payload.colleagues ?? context.colleagues,
            problem: null,
          }
        : {},
    ),
  },
  guards: {
    ...queryGuards,
    ...formGuards<AuditContext, AuditEvent>(rules),
    hasMore: ({ context }) => context.next !== null,
  },
}).createMachine({
  id: 'audit',
  context: ({ input }) => ({
    form: createForm(emptyAudit),
    asked: emptyAudit,
    me: input.me,
    colleagues: null,
    entries: [],
    next: null,
    problem: null,
  }),
  initial: 'loading',
  on: formEvents,
  states: {
    loading: {
      tags: 'loading',
      invoke: asking('loadAudit', {
        input: ({ context }: Held) => questionOf(context, null),
        answered: [{ guard: ifAnswered, target: 'shown', actions: take('takePage') }],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: { on: { submit, retry: { target: 'loading' } } },
    shown: {
      initial: 'quiet',
      on: { submit },
      states: {
        quiet: { on: { more: { guard: 'hasMore', target: 'more' } } },
        more: {
          tags: 'busy',
          invoke: {
            ...asking('loadAudit', {
              input: ({ context }: Held) => questionOf(context, context.next),
              answered: [{ guard: ifAnswered, target: 'quiet', actions: take('takePage') }],
              failed: { target: 'quiet', actions: { type: 'toast', params: failedMore('Журнал не загрузился дальше') } },
            }),
            id: 'loadMore',
          },
        },
      },
    },
  },
})
