import { refusals } from '../../src/domain/texts/refusals.ts'
import { sellerName } from '../../src/domain/people/seller-name.ts'
import { requestsActors } from '../../src/machines/team/requests/actors.ts'
import { requestsMachine } from '../../src/machines/team/requests/machine.ts'
import type { Decision } from '../../src/machines/team/requests/types.ts'
import { commandAnswers, pending } from '../kit/command.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { person } from '../kit/people.ts'
import { firstPage, nextPage, ROSTER_PAGE, rosterActs, rosterKey, rosterStates } from '../kit/roster.ts'
import { stamp } from '../kit/stamp.ts'

const applicant = person(0)
const name = sellerName(applicant)
export const GONE = 'Заявка не найдена. Возможно, её уже отменили'

const oneOfMany = said('одна заявка, и есть ещё', ok({ sellers: [applicant], total: 2, next: 'c-1' }))

export const approval: Decision = { verdict: 'approve', id: applicant.id, name, ...pending }

const { rows, ...states } = rosterStates('Заявки на присоединение', 'Нет заявок')

export const requestsFlow = await defineFlow({
  name: 'requests',
  machine: requestsMachine,
  inputs: {
    'the list of requests': { text: 'Заявки открыты', input: { size: ROSTER_PAGE, command: null } },
    'a reload while approving': {
      text: 'Перезагрузка, пока заявка принималась',
      input: { size: ROSTER_PAGE, command: approval },
    },
  },
  key: (context) => [rosterKey(context), context.command?.verdict, context.command?.isRepeat],
  events: [
    { type: 'more' },
    { type: 'retry' },
    { type: 'decide', verdict: 'approve', id: applicant.id, name, ...stamp },
    { type: 'decide', verdict: 'reject', id: applicant.id, name, ...stamp },
    { type: 'repeat' },
    { type: 'check' },
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
    decide: (ui, { verdict }) => ui.click('button', `${verdict === 'approve' ? 'Принять' : 'Отклонить'}: ${name}`),
    repeat: (ui) => ui.click('button', 'Повторить'),
    check: (ui) => ui.click('button', 'Обновить список'),
  },
  states: {
    ...states,
    // After a reload the request may be none of the list any more.
    deciding: (ui, { rows: all }) =>
      all.some(({ id }) => id === applicant.id) ? ui.sees('button', `Отклонить: ${name}`) : ui.seesText('Нет заявок'),
    unanswered: async (ui, context) => {
      await rows(ui, context)
      await ui.seesText('Не удалось узнать результат')
      await ui.seesText(new RegExp(`${context.command?.verdict === 'reject' ? 'Отклоняли' : 'Принимали'} заявку: ${name}`))
    },
  },
})
