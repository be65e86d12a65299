/** What the flow of applications remembers, and what it asks of that (M22). */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { rosterActions, rosterGuards } from '../../fragments/roster/setup.ts'
import type { PageWanted, RosterPage } from '../../fragments/roster/types.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { known } from '../../kit/known.ts'
import type { Tag } from '../../kit/tags.ts'
import type { Applicant, Decision, RequestsContext, RequestsEvent, RequestsInput, Verdict } from './types.ts'

type Held = { context: RequestsContext }

const of = (id: string) => (one: { id: string }) => one.id === id
const others = (id: string) => (one: { id: string }) => one.id !== id

/** Every decision that has no answer yet, the one that is being sent first. */
export const openDecisions = ({ command, queue, silent }: RequestsContext): Decision[] => [
  ...(command ? [command] : []),
  ...queue,
  ...silent,
]

/** Which of the two is under way for this person, and none after silence. */
export const sentVerdict = ({ command, queue }: RequestsContext, id: string): Verdict | null =>
  [...(command ? [command] : []), ...queue].find(of(id))?.verdict ?? null

const withDecision = ({ queue }: RequestsContext, verdict: Verdict, { id, name }: Applicant, key: string) => ({
  queue: [...queue, { verdict, id, name, key, isRepeat: false }],
})

/** The question is in front of the list: nothing of that is pressed. */
const isUnasked = ({ asked }: RequestsContext): boolean => asked === null

const { forgetAnswer: _, markRepeat: _m, ...actions } = commandActions<RequestsContext, RequestsEvent>()

export const requestsSetup = setup({
  types: {
    context: {} as RequestsContext,
    events: {} as RequestsEvent,
    input: {} as RequestsInput,
    tags: {} as Tag,
  },
  actors: {
    loadPage: declared<ApiResult<RosterPage>, PageWanted>(),
    decide: declared<ApiResult<null>, Decision>(),
  },
  actions: {
    ...effects('toast'),
    ...rosterActions<RequestsContext, RequestsEvent>(),
    ...actions,
    queueApproval: assign(({ context }, { id, name, key }: Applicant & { key: string }) =>
      withDecision(context, 'approve', { id, name }, key),
    ),
    takeAsked: assign((_, { id, name }: Applicant) => ({ asked: { id, name } })),
    queueRejection: assign(({ context }, { key }: { key: string }) => withDecision(context, 'reject', known(context.asked), key)),
    dropAsked: assign({ asked: null }),
    takeQueued: assign(({ context: { queue } }) => ({ command: known(queue[0] ?? null), queue: queue.slice(1) })),
    setAside: assign(({ context }) => ({
      silent: [...context.silent, commandOf(context)],
      command: null,
      answer: null,
    })),
    queueAgain: assign(({ context: { queue, silent } }, { id }: { id: string }) => ({
      queue: [...queue, { ...known(silent.find(of(id)) ?? null), isRepeat: true }],
      silent: silent.filter(others(id)),
    })),
    forget: assign(({ context }, { id }: { id: string }) => ({ silent: context.silent.filter(others(id)) })),
    dropRow: assign(({ context }) => {
      const rows = context.rows.filter(others(commandOf(context).id))
      return { rows, total: context.total && context.total - (context.rows.length - rows.length) }
    }),
  },
  guards: {
    ...rosterGuards,
    isDone: commandGuards.isDone,
    isSilence: commandGuards.isSilence,
    /** A press on a row that has just gone decides nothing, and nobody is decided about twice at once. */
    isFree: ({ context }: Held, { id }: { id: string }) =>
      isUnasked(context) && context.rows.some(of(id)) && !openDecisions(context).some(of(id)),
    hasMore: ({ context }: Held) => isUnasked(context) && context.next !== null,
    isAsked: ({ context }: Held) => context.asked !== null,
    isSilent: ({ context }: Held, { id }: { id: string }) => isUnasked(context) && context.silent.some(of(id)),
    hasNext: ({ context }: Held) => context.queue.length > 0,
    /** Decided elsewhere, or taken back by the applicant: the row is stale. */
    isGone: ({ context }: Held) => codeOf(context.answer) === refusals.notFound.code,
  },
})
