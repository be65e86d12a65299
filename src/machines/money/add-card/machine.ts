/**
 * A new card (M20; A68): the specified form, then the bank's page in a tab of its own, where the card is really entered. Nothing that
 * is typed here leaves the browser: the call carries no card, no draft holds one, and the fields are emptied as soon as the form closes.
 *
 * The bank tells the portal nothing: whether the card is bound, refused or still on its way is seen from the list alone.
 */
import { assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import type { Card } from '../../../api/types.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { createForm } from '../../kit/form/form.ts'
import { formEvents } from '../../kit/form/events.ts'
import { formActions, formGuards, type FormRules } from '../../kit/form/setup.ts'
import type { Asking } from '../../kit/query/asking.ts'
import { renewalActions, renewalDelays } from '../../kit/query/renewal.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { checkCard, emptyCard } from './form.ts'
import type { AddCardContext, AddCardEvent, AddCardNews } from './types.ts'

const NOW_VALID = () => ({})

const rules: FormRules<AddCardContext, AddCardEvent> = {
  check: (_, event) => ('now' in event ? checkCard(event) : NOW_VALID),
}

const ADDED = { title: 'Успешно', text: 'Карта добавлена', tone: 'success', about: 'card' } as const

const addressIn = ({ event }: { event: { output: ApiResult<string> } }) => ({
  url: event.output.kind === 'ok' ? event.output.payload : '',
})

type Ended = { event: DoneActorEvent<ApiResult<unknown>> | ErrorActorEvent }

const problemToast = ({ event }: Ended) =>
  ({ title: 'Ошибка', text: messageOf('output' in event ? event.output : null), tone: 'danger', about: 'card' }) as const

/** What ends the wait for the bank from the person's side. */
const waitingEvents = {
  cancel: { target: 'closed', actions: ['forgetPage', 'tellChanged'] },
  again: { target: 'form', actions: ['forgetPage', 'tellChanged'] },
} as const

export const addCardMachine = setup({
  types: {
    context: {} as AddCardContext,
    events: {} as AddCardEvent,
    tags: {} as Tag,
    emitted: {} as AddCardNews,
  },
  actors: {
    loadPage: declared<ApiResult<string>>(),
    loadCards: declared<ApiResult<Card[]>, Asking>(),
  },
  actions: {
    ...effects('openTab', 'showTab', 'closeTab', 'toast'),
    ...formActions<AddCardContext, AddCardEvent>(rules),
    ...renewalActions<AddCardContext, AddCardEvent>(),
    takeKnown: assign((_, { known }: { known: readonly string[] }) => ({ known })),
    takePage: assign({ page: (_, result: ApiResult<string>) => (result.kind === 'ok' ? result.payload : null) }),
    forgetPage: assign({ page: null }),
    clearForm: assign({ form: createForm(emptyCard) }),
    tellChanged: emit({ type: 'changed' }),
  },
  guards: {
    ...queryGuards,
    ...formGuards<AddCardContext, AddCardEvent>(rules),
    isBound: ({ context }, result: ApiResult<Card[]>) =>
      result.kind === 'ok' && result.payload.some(({ cardId }) => !context.known.includes(cardId)),
  },
  delays: renewalDelays,
}).createMachine({
  id: 'addCard',
  context: { form: createForm(emptyCard), known: [], page: null, quiet: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'form', actions: { type: 'takeKnown', params: ({ event }) => event } } },
    },
    form: {
      on: {
        ...formEvents,
        submit: [
          // Opened in the press itself: a tab that is opened later counts as a pop-up.
          { guard: 'isComplete', target: 'opening', actions: 'openTab' },
          { actions: 'revealErrors' },
        ],
        cancel: { target: 'closed', actions: 'clearForm' },
      },
    },
    opening: {
      tags: 'busy',
      on: { cancel: { target: 'closed', actions: ['closeTab', 'clearForm'] } },
      invoke: asking('loadPage', {
        answered: [
          {
            guard: ifAnswered,
            target: 'atBank',
            actions: [{ type: 'showTab', params: addressIn }, take('takePage'), 'clearForm', 'forgetQuiet'],
          },
        ],
        failed: { target: 'form', actions: ['closeTab', { type: 'toast', params: problemToast }] },
      }),
    },
    /** The person is in the other tab. */
    atBank: {
      on: { ...waitingEvents, returned: { target: 'checking' }, check: { target: 'checking' } },
    },
    checking: {
      tags: 'busy',
      invoke: asking('loadCards', {
        // The person's «Проверить»; otherwise the window asks by itself.
        input: ({ event }: { event: { type: string } }) => ({ background: event.type !== 'check' }),
        answered: [
          {
            guard: judge('isBound'),
            target: 'closed',
            actions: [{ type: 'toast', params: ADDED }, 'forgetPage', 'tellChanged'],
          },
        ],
        failed: { target: 'absent', actions: 'countQuiet' },
      }),
      on: { cancel: waitingEvents.cancel },
    },
    /** The bank has refused the card, has not answered yet, or its tab was closed: nobody knows. */
    absent: {
      on: { ...waitingEvents, returned: { target: 'checking' }, check: { target: 'checking' } },
      after: { RENEWAL: { target: 'checking' } },
    },
  },
})
