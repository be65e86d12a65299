/**
 * «Устройства»: where the account is signed in, and the end of one session or of all but this one (D133). The own session ends by
 * «Выход».
 *
 * Nothing is sent before the question is answered.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { Session } from '../../../api/types.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { questionActions, questionContext } from '../../fragments/question/setup.ts'
import { askIn, question } from '../../fragments/question/states.ts'
import type { QuestionInput } from '../../fragments/question/types.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { answerBranches, routingStart, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { DevicesContext, DevicesEvent, Ending } from './types.ts'

const ENDED = { title: 'Успешно', text: 'Сеанс завершён', tone: 'success', about: 'devices' } as const
const ALL_ENDED = { ...ENDED, text: 'Остальные сеансы завершены' } as const
const GONE = { title: 'Этого сеанса уже нет', text: 'Список обновлён', tone: 'info', about: 'devices' } as const

const answered = [{ guard: ifAnswered, target: 'shown', actions: take('takeSessions') }] as const

/** The sessions that a command ends: one, or with null all but this one. */
const endedBy = (sessions: readonly Session[], wanted: string | null): Session[] =>
  sessions.filter(({ id, isCurrent }) => !isCurrent && (wanted === null || id === wanted))

/** What is left of the list once the command is done: the server is asked beside. */
const without = (sessions: readonly Session[], wanted: string | null): Session[] => {
  const ended = new Set(endedBy(sessions, wanted))
  return sessions.filter((session) => !ended.has(session))
}

export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    input: {} as QuestionInput<Ending>,
    tags: {} as Tag,
  },
  actors: { loadSessions: declared<ApiResult<Session[]>>(), endSessions: declared<ApiResult<null>, Ending>() },
  actions: {
    ...effects('toast'),
    ...queryActions<DevicesContext, DevicesEvent>(),
    ...questionActions<DevicesContext, DevicesEvent>(({ id }) => ({ id })),
    takeSessions: assign((_, result: ApiResult<Session[]>) => ({
      sessions: result.kind === 'ok' ? result.payload : [],
      problem: null,
    })),
    dropEnded: assign(({ context: { sessions, command } }) => ({
      sessions: sessions && without(sessions, commandOf({ command }).id),
    })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    ...queryGuards,
    ...commandGuards,
    isDoneWithOne: ({ context: { answer, command } }) => answer?.kind === 'ok' && command?.id !== null,
    isTurnedAway,
    /** Ended before, for example from another device. */
    isGone: ({ context }) => codeOf(context.answer) === refusals.notFound.code,
    /** The own session ends by «Выход», and one that has gone from the list is over. */
    isThere: ({ context, event }) => event.type === 'ask' && endedBy(context.sessions ?? [], event.id).length > 0,
    isListed: ({ context }) => context.sessions !== null,
  },
}).createMachine({
  id: 'devices',
  context: ({ input }) => ({ ...questionContext(input, { id: input.command?.id ?? null, name: '' }), sessions: null }),
  initial: 'routingStart',
  states: {
    routingStart: routingStart('loading'),
    loading: {
      tags: 'loading',
      invoke: asking('loadSessions', { answered, failed: { target: 'failed', actions: takeProblem } }),
    },
    failed: { on: { retry: { target: 'loading' } } },
    shown: {
      on: {
        reload: { target: 'renewing' },
        ask: { guard: 'isThere', ...askIn('asking') },
      },
    },
    renewing: {
      on: {
        // A pending answer may be older than what has happened since.
        reload: { target: 'renewing', reenter: true },
        ask: { guard: 'isThere', ...askIn('asking') },
      },
      // What is on the screen stays: the server judges a session that is over.
      invoke: { ...asking('loadSessions', { answered, failed: { target: 'shown' } }), id: 'renewSessions' },
    },
    asking: question('ending', 'shown'),
    ending: sending('endSessions', commandOf<Ending>),
    routingAnswer: {
      always: [
        {
          guard: 'isDoneWithOne',
          target: 'routingList',
          actions: [{ type: 'toast', params: ENDED }, 'dropEnded', 'closeCommand'],
        },
        ...answerBranches(
          { target: 'routingList', actions: [{ type: 'toast', params: ALL_ENDED }, 'dropEnded', 'closeCommand'] },
          turnedAwayTo('shown'),
          { guard: 'isGone', target: 'routingList', actions: [{ type: 'toast', params: GONE }, 'dropEnded', 'closeCommand'] },
          { target: 'refused', actions: ['keepProblem', 'closeCommand'] },
        ),
      ],
    },
    routingList: {
      always: [{ guard: 'isListed', target: 'renewing' }, { target: 'loading' }],
    },
    unanswered: unanswered('ending', { check: { target: 'routingList', actions: 'closeCommand' } }),
    refused: {
      tags: 'result',
      on: { close: { target: 'routingList', actions: 'forgetProblem' } },
    },
  },
})
