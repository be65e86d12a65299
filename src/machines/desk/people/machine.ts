/**
 * The look-up of people at the desk: one field for phone, serial, receipt or point (C07). Nothing is asked for while the operator types,
 * because each look-up is in the audit. The person who is opened from it is another machine (src/machines/desk/person).
 */
import { assign, setup } from 'xstate'
import { declared } from '../../kit/actor.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { FoundAnswer, PeopleContext, PeopleEvent } from './types.ts'

const NO_TEXT = 'Введите телефон, номер, чек или точку'

const submit = [{ guard: 'hasText', target: 'loading', actions: 'ask' }, { actions: 'sayNoText' }] as const

export const peopleMachine = setup({
  types: {
    context: {} as PeopleContext,
    events: {} as PeopleEvent,
    tags: {} as Tag,
  },
  actors: { findPeople: declared<FoundAnswer, { text: string }>() },
  actions: {
    ...queryActions<PeopleContext, PeopleEvent>(),
    takeText: assign((_, { text }: { text: string }) => ({ text, problem: null })),
    ask: assign({ asked: ({ context }) => context.text.trim(), problem: null }),
    sayNoText: assign({ problem: NO_TEXT }),
    takeFound: assign((_, result: FoundAnswer) => (result.kind === 'ok' ? { found: result.payload, problem: null } : {})),
    forgetFound: assign({ found: null }),
  },
  guards: {
    ...queryGuards,
    hasText: ({ context }) => context.text.trim() !== '',
    isRefused: (_, result: FoundAnswer) => result.kind === 'refused',
  },
}).createMachine({
  id: 'people',
  context: { text: '', asked: null, found: null, problem: null },
  initial: 'idle',
  on: { 'text.change': { actions: { type: 'takeText', params: ({ event }) => event } } },
  states: {
    idle: { on: { submit } },
    loading: {
      tags: 'loading',
      invoke: asking('findPeople', {
        input: ({ context }: { context: PeopleContext }) => ({ text: context.asked ?? '' }),
        answered: [
          { guard: ifAnswered, target: 'shown', actions: take('takeFound') },
          { guard: judge('isRefused'), target: 'idle', actions: ['forgetFound', takeProblem] },
        ],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    shown: { on: { submit } },
    failed: { on: { submit, retry: { target: 'loading' } } },
  },
})
