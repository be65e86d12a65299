/**
 * The applications to join the administrator's point, and the decision on one of them (M22; AD03–AD06).
 *
 * One decision at a time.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { rosterActions, rosterContext, rosterGuards } from '../../fragments/roster/setup.ts'
import { failed, loading, shownStates } from '../../fragments/roster/states.ts'
import type { PageWanted, RosterPage } from '../../fragments/roster/types.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf } from '../../kit/command/setup.ts'
import { routingAnswer, sending, unanswered } from '../../kit/command/states.ts'
import { refusalToast } from '../../kit/command/toasts.ts'
import { effects } from '../../kit/effects.ts'
import type { Tag } from '../../kit/tags.ts'
import type { Decided, Decision, RequestsContext, RequestsEvent, RequestsInput, Verdict } from './types.ts'

const TITLES: Record<Verdict, string> = { approve: 'Заявка принята', reject: 'Заявка отклонена' }

const doneToast = ({ context }: { context: RequestsContext }) => {
  const { verdict, name } = commandOf(context)
  return { title: TITLES[verdict], text: name, tone: 'success', about: 'requests' } as const
}

const refused = refusalToast('requests')

export const requestsMachine = setup({
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
    ...commandActions<RequestsContext, RequestsEvent>(),
    commit: assign((_, { verdict, id, name, key }: Decided & { key: string }) => ({
      command: { verdict, id, name, key, isRepeat: false },
    })),
    dropRow: assign(({ context }) => {
      const rows = context.rows.filter(({ id }) => id !== commandOf(context).id)
      return { rows, total: context.total && context.total - (context.rows.length - rows.length) }
    }),
  },
  guards: {
    ...rosterGuards,
    ...commandGuards,
    /** A press on a row that has just gone decides nothing. */
    isListed: ({ context, event }) => event.type === 'decide' && context.rows.some(({ id }) => id === event.id),
    /** Decided elsewhere, or taken back by the applicant: the row is stale. */
    isGone: ({ context }) => codeOf(context.answer) === refusals.notFound.code,
  },
}).createMachine({
  id: 'requests',
  context: ({ input }) => ({ ...rosterContext(input), command: input.command, answer: null }),
  initial: 'loading',
  states: {
    loading,
    routingRows: {
      always: [
        { guard: 'isUnanswered', target: 'unanswered' },
        { guard: 'hasRows', target: 'shown' },
        // All rows of this page are decided.
        { guard: 'hasMore', target: 'loading' },
        { target: 'empty' },
      ],
    },
    shown: {
      initial: 'idle',
      on: {
        decide: { guard: 'isListed', target: 'deciding', actions: { type: 'commit', params: ({ event }) => event } },
      },
      states: shownStates('requests'),
    },
    deciding: sending('decide', commandOf<Decision>),
    routingAnswer: routingAnswer(
      { target: 'routingRows', actions: [{ type: 'toast', params: doneToast }, 'dropRow', 'closeCommand'] },
      { guard: 'isGone', target: 'routingRows', actions: [refused, 'dropRow', 'closeCommand'] },
      { target: 'shown', actions: [refused, 'closeCommand'] },
    ),
    unanswered: unanswered('deciding', { check: { target: 'loading', actions: 'closeCommand' } }),
    empty: {},
    failed,
  },
})
