/**
 * A person at the desk, masked (C07): who it is, points, sales, what was done. Whole data, access and points are machines of their own
 * beside it (reveal, person-access, correction); what they do is loaded anew here.
 */
import { assign, setup } from 'xstate'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { PersonAnswer, PersonContext, PersonEvent } from './types.ts'

const idOf = ({ context: { id } }: { context: PersonContext }) => ({ id })

export const personMachine = setup({
  types: {
    context: {} as PersonContext,
    events: {} as PersonEvent,
    input: {} as { id: string },
    tags: {} as Tag,
  },
  actors: {
    loadPerson: declared<PersonAnswer, { id: string }>(),
    renewPerson: declared<PersonAnswer, { id: string }>(),
  },
  actions: {
    ...queryActions<PersonContext, PersonEvent>(),
    takePerson: assign((_, result: PersonAnswer) => (result.kind === 'ok' ? { person: result.payload, problem: null } : {})),
  },
  guards: {
    ...queryGuards,
    isGone: (_, result: PersonAnswer) => codeOf(result) === refusals.notFound.code,
  },
}).createMachine({
  id: 'person',
  context: ({ input }) => ({ id: input.id, person: null, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: asking('loadPerson', {
        input: idOf,
        answered: [
          { guard: ifAnswered, target: 'shown', actions: take('takePerson') },
          { guard: judge('isGone'), target: 'gone' },
        ],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: { on: { retry: { target: 'loading' } } },
    gone: {},
    shown: { on: { renew: { target: 'renewing' } } },
    renewing: {
      on: { renew: { target: 'renewing', reenter: true } },
      invoke: {
        id: 'renewPerson',
        src: 'renewPerson',
        input: idOf,
        // After a failure what is on the screen stays.
        onDone: { target: 'shown', actions: take('takePerson') },
        onError: { target: 'shown' },
      },
    },
  },
})
