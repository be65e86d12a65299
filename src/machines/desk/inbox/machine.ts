/** The chat's inbox at the desk: who waits, the longest first, and which conversation is open (C07). */
import { assign, setup } from 'xstate'
import { declared } from '../../kit/actor.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { DeskChat, InboxAnswer, InboxContext, InboxEvent, InboxInput, InboxList } from './types.ts'

/** How often the list asks who has written, in milliseconds. */
const RENEWAL = 10_000

type Asked = { list: InboxList }
const listOf = ({ context: { list } }: { context: InboxContext }): Asked => ({ list })

const beside = ({ chats, open }: InboxContext, by: 1 | -1): DeskChat | null => {
  const at = chats.findIndex(({ id }) => id === open)
  return (at < 0 ? chats[0] : chats[at + by]) ?? null
}

export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    events: {} as InboxEvent,
    input: {} as InboxInput,
    tags: {} as Tag,
  },
  actors: {
    loadInbox: declared<InboxAnswer, Asked>(),
    /** Waits while nobody looks. */
    renewInbox: declared<InboxAnswer, Asked>(),
  },
  actions: {
    ...queryActions<InboxContext, InboxEvent>(),
    takeList: assign((_, { list }: Asked) => ({ list, chats: [], open: null })),
    takeInbox: assign((_, result: InboxAnswer) => (result.kind === 'ok' ? { chats: result.payload.chats, problem: null } : {})),
    openFirst: assign({ open: ({ context }) => context.chats[0]?.id ?? null }),
    openNamed: assign((_, { id }: { id: string }) => ({ open: id })),
    openBeside: assign(({ context }, { by }: { by: 1 | -1 }) => ({ open: beside(context, by)?.id ?? context.open })),
  },
  guards: {
    ...queryGuards,
    isOtherList: ({ context, event }) => event.type === 'list.choose' && event.list !== context.list,
    isOther: ({ context, event }) =>
      event.type === 'open' && event.id !== context.open && context.chats.some(({ id }) => id === event.id),
    mayStep: ({ context, event }) => event.type === 'step' && beside(context, event.by) !== null,
  },
  delays: { RENEWAL },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({ ...input, list: 'open', chats: [], open: null, problem: null }),
  initial: 'loading',
  on: {
    'list.choose': {
      guard: 'isOtherList',
      target: '.loading',
      actions: { type: 'takeList', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      tags: 'loading',
      invoke: asking('loadInbox', {
        input: listOf,
        answered: [{ guard: ifAnswered, target: 'shown', actions: [take('takeInbox'), 'openFirst'] }],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: { on: { retry: { target: 'loading' } } },
    shown: {
      initial: 'quiet',
      on: {
        open: { guard: 'isOther', actions: { type: 'openNamed', params: ({ event }) => event } },
        step: { guard: 'mayStep', actions: { type: 'openBeside', params: ({ event }) => event } },
        renew: { target: '.renewing' },
      },
      states: {
        quiet: { after: { RENEWAL: { target: 'renewing' } } },
        renewing: {
          invoke: {
            id: 'renewInbox',
            src: 'renewInbox',
            input: listOf,
            // After a failure what is on the screen stays.
            onDone: { target: 'quiet', actions: take('takeInbox') },
            onError: { target: 'quiet' },
          },
        },
      },
    },
  },
})
