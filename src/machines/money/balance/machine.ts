/**
 * The withdrawal of points to a bank card (M19; BL01–BL11, BL26, BL27; A70, A71, F06): what the person has, whether it may be withdrawn,
 * the form, a question, one command, its result.
 *
 * After every answer the points are asked for anew, and so is the person: a payout may be the one that closes the next (E20).
 */
import { assign, emit, setup, type DoneActorEvent } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { Card, Payout, PointsSummary, User } from '../../../api/types.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { barePurse, type Purse } from '../../../domain/money/withdrawal-sum.ts'
import { questionActions, questionContext } from '../../fragments/question/setup.ts'
import { askAbout, question } from '../../fragments/question/states.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { routingAnswer, routingStart, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import { createForm } from '../../kit/form/form.ts'
import { formActions } from '../../kit/form/setup.ts'
import type { Asking } from '../../kit/query/asking.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { askedBefore, askedOf, paidOf } from './asked.ts'
import { balanceForm, fillAll, judged, mayChange, mayFillAll, mayType, missingOf, typeIn, withLastCard } from './form.ts'
import { purseOf, rightsOf, sameRights } from './purse.ts'
import type { BalanceContext, BalanceEvent, BalanceInput, BalanceNews, Withdrawal, Rights } from './types.ts'

const GONE = 'Этой карты уже нет: её удалили. Выберите другую или добавьте её снова'

/** Nothing is revealed: the line under the sum stands while it is wrong. */
const { changeField, leaveField } = formActions<BalanceContext, BalanceEvent>(balanceForm)

/** The balance that the screen begins with, and the person's «Повторить»; what is shown already is renewed in the background. */
const askedBy = ({ context, event }: { context: BalanceContext; event: { type: string } }): Asking => ({
  background: context.purse !== null && event.type !== 'retry',
})

type Answered<Payload> = { event: DoneActorEvent<ApiResult<Payload>> }

/** The person after a command: who has reached the year's limit learns it at once. */
const personAsked = asking('renewUser', {
  answered: [
    {
      guard: ifAnswered,
      target: 'told',
      actions: [
        take('takeUser'),
        {
          type: 'updateUser',
          params: ({ event }: Answered<User>) => ({
            user: event.output.kind === 'ok' ? event.output.payload : null,
            legal: null,
          }),
        },
      ],
    },
  ],
  failed: { target: 'told', actions: { type: 'logProblem', params: { problem: 'balance: the person could not be loaded' } } },
})

const takeRights = { type: 'takeRights', params: ({ event }: { event: { rights: Rights } }) => event } as const
const isNews = { type: 'isNews', params: ({ event }: { event: { rights: Rights } }) => event } as const

/** Other rights close or open the withdrawal at once, unless a command or its result stands there. */
const rightsEvents = {
  'person.changed': { guard: isNews, target: 'routingRights', actions: takeRights },
} as const

/** Whoever may not withdraw any more has nothing to confirm. */
const answers = question('sending', 'form')
const asksFirst = { on: { ...rightsEvents, ...answers.on } } as const

const backToForm = { back: { target: 'routingRights', actions: 'forgetResult' } } as const

/** A balance that is told behind a payout's answer says what is left. */
const leftOf = ({ paid }: BalanceContext, { available }: Purse) => paid && { ...paid, left: available }

export const balanceMachine = setup({
  types: {
    context: {} as BalanceContext,
    events: {} as BalanceEvent,
    input: {} as BalanceInput,
    tags: {} as Tag,
    emitted: {} as BalanceNews,
  },
  actors: {
    loadSummary: declared<ApiResult<PointsSummary>, Asking>(),
    /** For a server that knows the specification alone (E06). */
    loadScore: declared<ApiResult<number>, Asking>(),
    withdraw: declared<ApiResult<Payout | null>, Withdrawal>(),
    renewUser: declared<ApiResult<User>>(),
  },
  actions: {
    ...effects('refreshScore', 'updateUser', 'logProblem'),
    ...questionActions<BalanceContext, BalanceEvent>(({ cardId, sum }) => ({ cardId, sum })),
    changeField,
    leaveField,
    fillAll: assign(({ context }) => ({ form: fillAll(context) })),
    clearAmount: assign(({ context }) => ({ form: typeIn(context.form, { amount: '' }, context) })),
    takePurse: assign(({ context }, result: ApiResult<PointsSummary>) => {
      if (result.kind !== 'ok') return {}
      const purse = purseOf(result.payload)
      return {
        ...withLastCard({ ...context, purse, lastCard: result.payload.lastCard, form: judged(context.form, purse) }),
        paid: leftOf(context, purse),
      }
    }),
    takeScore: assign(({ context }, result: ApiResult<number>) => {
      if (result.kind !== 'ok') return {}
      const purse = barePurse(result.payload)
      return { purse, form: judged(context.form, purse), paid: leftOf(context, purse) }
    }),
    takeCards: assign(({ context }, { cards }: { cards: readonly Card[] }) =>
      withLastCard({
        ...context,
        cards,
        form: cards.some(({ cardId }) => cardId === context.form.values.card)
          ? context.form
          : typeIn(context.form, { card: '' }, context),
      }),
    ),
    /** From now on the choice is the person's: none is made for them any more. */
    keepPick: assign({ isCardPicked: ({ context }) => context.isCardPicked || context.form.values.card !== '' }),
    takeRights: assign((_, { rights }: { rights: Rights }) => ({ rights })),
    takeUser: assign((_, result: ApiResult<User>) => (result.kind === 'ok' ? { rights: rightsOf(result.payload) } : {})),
    keepPaid: assign(({ context }) => ({ paid: context.answer?.kind === 'ok' ? paidOf(context, context.answer) : null })),
    /** The server's «Не найдено» would not say what. */
    keepGone: assign({ problem: GONE }),
    forgetResult: assign({ paid: null, problem: null }),
    tellChanged: emit({ type: 'changed' }),
    tellCardGone: emit({ type: 'cardGone' }),
  },
  guards: {
    ...commandGuards,
    ...queryGuards,
    isLocked: ({ context }) => context.rights.locked,
    isInnOpen: ({ context }) => !context.rights.innApproved,
    isProfileOpen: ({ context }) => !context.rights.approved,
    isTaxLocked: ({ context }) => context.rights.taxLocked,
    isNews: ({ context }, { rights }: { rights: Rights }) => !sameRights(context.rights, rights),
    mayChange: ({ context, event }) => event.type === 'form.change' && mayChange(context, event.patch),
    mayType: ({ context }) => mayType(context),
    mayFillAll: ({ context }) => mayFillAll(context),
    isComplete: ({ context }) => missingOf(context) === null,
    isTurnedAway,
    /** Deleted since, for example in another tab. */
    isCardGone: ({ context }) => codeOf(context.answer) === refusals.notFound.code,
  },
}).createMachine({
  id: 'balance',
  context: ({ input: { rights, draft } }) => ({
    ...questionContext(draft, askedBefore(draft.command)),
    rights,
    purse: null,
    cards: null,
    lastCard: null,
    isCardPicked: draft.card !== '',
    form: createForm({ card: draft.card, amount: draft.amount }),
    paid: null,
  }),
  type: 'parallel',
  on: {
    'cards.known': { actions: { type: 'takeCards', params: ({ event }) => event } },
    'person.changed': { guard: isNews, actions: takeRights },
  },
  states: {
    purse: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          // A pending answer may be older than the announced change.
          on: { reload: { target: 'loading', reenter: true } },
          invoke: asking('loadSummary', {
            input: askedBy,
            answered: [{ guard: ifAnswered, target: 'shown', actions: take('takePurse') }],
            failed: { target: 'loadingScore' },
          }),
        },
        loadingScore: {
          tags: 'loading',
          on: { reload: { target: 'loading' } },
          invoke: asking('loadScore', {
            input: askedBy,
            answered: [{ guard: ifAnswered, target: 'shown', actions: take('takeScore') }],
            failed: { target: 'failed' },
          }),
        },
        shown: { on: { reload: { target: 'loading' } } },
        failed: { on: { retry: { target: 'loading' }, reload: { target: 'loading' } } },
      },
    },
    withdrawal: {
      initial: 'routingStart',
      states: {
        routingStart: routingStart('routingRights'),
        routingRights: {
          always: [
            { guard: 'isLocked', target: 'locked' },
            { guard: 'isInnOpen', target: 'innOpen' },
            { guard: 'isProfileOpen', target: 'profileOpen' },
            { guard: 'isTaxLocked', target: 'taxLocked' },
            { target: 'form' },
          ],
        },
        locked: { on: rightsEvents },
        innOpen: { on: rightsEvents },
        profileOpen: { on: rightsEvents },
        taxLocked: { on: rightsEvents },
        form: {
          on: {
            ...rightsEvents,
            'form.change': { guard: 'mayChange', actions: ['changeField', 'keepPick'] },
            'form.blur': { guard: 'mayType', actions: 'leaveField' },
            all: { guard: 'mayFillAll', actions: 'fillAll' },
            submit: { guard: 'isComplete', ...askAbout('asking', askedOf) },
          },
        },
        asking: asksFirst,
        sending: sending('withdraw', commandOf<Withdrawal>),
        routingAnswer: routingAnswer(
          { target: 'done', actions: ['keepPaid', 'closeCommand', 'clearAmount', 'refreshScore', 'tellChanged'] },
          turnedAwayTo('routingRights'),
          { guard: 'isCardGone', target: 'refused', actions: ['keepGone', 'closeCommand', 'tellCardGone', 'tellChanged'] },
          { target: 'refused', actions: ['keepProblem', 'closeCommand', 'tellChanged'] },
        ),
        unanswered: unanswered('sending', {
          // The sum goes too: a second payout should take a second thought.
          check: { target: 'routingRights', actions: ['closeCommand', 'clearAmount', 'refreshScore', 'tellChanged'] },
        }),
        done: {
          tags: 'result',
          on: backToForm,
          initial: 'asking',
          states: { asking: { invoke: { ...personAsked, id: 'renewAfterPayout' } }, told: {} },
        },
        refused: {
          tags: 'result',
          on: backToForm,
          initial: 'asking',
          states: { asking: { invoke: { ...personAsked, id: 'renewAfterRefusal' } }, told: {} },
        },
      },
    },
  },
})
