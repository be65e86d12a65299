import { refusals } from '../../src/domain/texts/refusals.ts'
import { sellerName } from '../../src/domain/people/seller-name.ts'
import { requestsActors } from '../../src/machines/team/requests/actors.ts'
import { requestsMachine } from '../../src/machines/team/requests/machine.ts'
import { openDecisions } from '../../src/machines/team/requests/setup.ts'
import type { Decision, RequestsContext } from '../../src/machines/team/requests/types.ts'
import { commandAnswers, pending } from '../kit/command.ts'
import { call, defineFlow, ok, refusal, said, type ModelEvent } from '../kit/flow.ts'
import { person } from '../kit/people.ts'
import { firstPage, nextPage, ROSTER_PAGE, rosterActs, rosterKey, rosterStates } from '../fragments/roster.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

const applicant = person(0)
const name = sellerName(applicant)
export const GONE = 'Заявка не найдена. Возможно, её уже отменили'

const oneOfMany = said('одна заявка, и есть ещё', ok({ sellers: [applicant], total: 2, next: 'c-1' }))

const other = person(1)
export const approval: Decision = { verdict: 'approve', id: applicant.id, name, ...pending }
/** The pages of the list are explored apart from the decisions, which they would multiply. */
const isOfPages = ({ event, outcome }: ModelEvent): boolean =>
  outcome ? outcome.call !== 'decide' : event.type === 'more' || event.type === 'retry'
const FEW = new Set(['loadFirst: all', 'loadFirst: one', 'loadFirst: one of many', 'loadFirst: none', 'loadFirst: lost'])
const isOfDecisions = (event: ModelEvent): boolean => !event.label.startsWith('load') || FEW.has(event.label)
const isOfOne = (event: ModelEvent): boolean => isOfDecisions(event) && !('id' in event.event && event.event.id === other.id)
const isOfTwo = (event: ModelEvent): boolean =>
  event.label.startsWith('load') ? event.label === 'loadFirst: all' : event.event.type !== 'check'

const { rows, ...states } = rosterStates('Заявки на присоединение', 'Нет заявок')

/** What had no answer stands above the list, by name. */
const silences = async (ui: Ui, { silent }: RequestsContext) => {
  if (silent.length === 0) await ui.seesNoText('Не удалось узнать результат')
  for (const { verdict, name: whose } of silent)
    await ui.seesText(new RegExp(`${verdict === 'reject' ? 'Отклоняли' : 'Принимали'} заявку: ${whose}`))
}

/** The list behind the question, or the list. */
const shown = async (ui: Ui, context: RequestsContext) => {
  if (context.asked === null) {
    await rows(ui, context)
    await silences(ui, context)
    return
  }
  await ui.seesText('Отклонить заявку?')
  await ui.seesText(context.asked.name)
}

export const requestsFlow = await defineFlow({
  name: 'requests',
  machine: requestsMachine,
  inputs: {
    'the list of requests': { text: 'Заявки открыты', input: { size: ROSTER_PAGE, decisions: [] }, only: isOfOne },
    'two decisions': { text: 'Заявок несколько', input: { size: ROSTER_PAGE, decisions: [] }, only: isOfTwo },
    'the pages of the list': { text: 'Заявок больше страницы', input: { size: ROSTER_PAGE, decisions: [] }, only: isOfPages },
    'a reload while approving': {
      text: 'Перезагрузка, пока заявка принималась',
      input: { size: ROSTER_PAGE, decisions: [approval] },
      only: (event) => isOfOne(event) && event.event.type !== 'approve' && event.event.type !== 'ask',
    },
  },
  key: (context) => [
    rosterKey(context),
    context.asked?.id,
    openDecisions(context).map(({ id, verdict, isRepeat }) => [id, verdict, isRepeat]),
    context.silent.length,
  ],
  events: [
    { type: 'more' },
    { type: 'retry' },
    { type: 'approve', id: applicant.id, name, ...stamp },
    { type: 'approve', id: other.id, name: sellerName(other), ...stamp },
    { type: 'ask', id: applicant.id, name },
    { type: 'keep' },
    { type: 'confirm', ...stamp },
    { type: 'repeat', id: applicant.id },
    { type: 'check', id: applicant.id },
  ],
  calls: {
    loadFirst: call(requestsActors, 'loadPage', { ...firstPage, 'one of many': oneOfMany }, { size: ROSTER_PAGE, cursor: null }),
    loadNext: call(requestsActors, 'loadPage', nextPage, { size: ROSTER_PAGE, cursor: 'c-1' }),
    decide: call(
      requestsActors,
      'decide',
      {
        done: said('сделано', ok(null)),
        gone: said('заявки уже нет', refusal(404, refusals.notFound.code, GONE)),
        ...commandAnswers,
      },
      approval,
    ),
  },
  act: {
    ...rosterActs,
    approve: (ui, event) => ui.click('button', `Принять: ${event.name}`),
    ask: (ui) => ui.click('button', `Отклонить: ${name}`),
    keep: (ui) => ui.click('button', 'Отмена'),
    confirm: (ui) => ui.click('button', 'Отклонить'),
    repeat: (ui) => ui.click('button', `Повторить: ${name}`),
    check: (ui) => ui.click('button', `Обновить список: ${name}`),
  },
  states: {
    ...states,
    empty: async (ui, context) => {
      await ui.seesText('Нет заявок')
      await silences(ui, context)
    },
    'shown.idle': shown,
    'shown.loadingMore': shown,
    // After a reload the request may be none of the list any more.
    deciding: async (ui, context) => {
      if (context.rows.length > 0) await shown(ui, context)
      else await ui.seesText('Нет заявок')
    },
  },
})
