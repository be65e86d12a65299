/** The page of a 502: it waits half a minute and returns to the user's previous place (ER02, A26). */
import { assign, setup } from 'xstate'
import { SERVER_ERROR_RETRY_SECONDS } from '../../../domain/portal/limits.ts'
import { effects } from '../../kit/effects.ts'
import type { Tag } from '../../kit/tags.ts'

export interface ServerErrorContext {
  /** A path of the portal. */
  from: string
  secondsLeft: number
}

export type ServerErrorEvent = { type: 'retry' } | { type: 'home' }

export const serverErrorMachine = setup({
  types: {
    context: {} as ServerErrorContext,
    events: {} as ServerErrorEvent,
    input: {} as { from: string },
    tags: {} as Tag,
  },
  actions: { ...effects('navigate', 'reloadUser') },
  guards: { isOver: ({ context }) => context.secondsLeft <= 0 },
  delays: { SECOND: 1_000 },
}).createMachine({
  id: 'serverError',
  context: ({ input }) => ({ from: input.from, secondsLeft: SERVER_ERROR_RETRY_SECONDS }),
  initial: 'counting',
  states: {
    counting: {
      after: { SECOND: { target: 'routingTick', actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }) } },
      on: {
        retry: { target: 'leaving' },
        home: { target: 'leaving', actions: assign({ from: '/' }) },
      },
    },
    routingTick: {
      always: [{ guard: 'isOver', target: 'leaving' }, { target: 'counting' }],
    },
    leaving: {
      entry: ['reloadUser', { type: 'navigate', params: ({ context }) => ({ to: context.from, replace: true }) }],
    },
  },
})
