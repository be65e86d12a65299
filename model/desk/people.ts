import { refusals } from '../../src/domain/texts/refusals.ts'
import { peopleActors } from '../../src/machines/desk/people/actors.ts'
import { peopleMachine } from '../../src/machines/desk/people/machine.ts'
import type { PeopleContext } from '../../src/machines/desk/people/types.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'
import { anna, maria } from './people-rows.ts'

export const SERIAL = '200.00036'
export const PHONE = '8 (900) 000-00-01'
export const NOTHING_ALIKE = 'Это не похоже ни на телефон, ни на номер, ни на чек, ни на точку'
const FIELD = 'Телефон, серийный номер, чек или точка'

const seesFound = async (ui: Ui, { found }: PeopleContext) => {
  await ui.sees('heading', 'Люди')
  if (found?.people.length === 0) await ui.seesText('Никого не нашли')
  if (found?.hasMore) await ui.seesText('Показаны первые 20, уточните запрос')
  for (const { name } of found?.people ?? []) await ui.seesText(name)
}

export const peopleFlow = await defineFlow({
  name: 'people',
  machine: peopleMachine,
  inputs: { 'the screen': { text: 'Открыт поиск людей', input: undefined } },
  key: ({ text, asked, found, problem }) => [text, asked, found && [found.people.length, found.hasMore], problem !== null],
  events: [{ type: 'text.change', text: SERIAL }, { type: 'text.change', text: '  ' }, { type: 'submit' }, { type: 'retry' }],
  calls: {
    findPeople: call(
      peopleActors,
      'findPeople',
      {
        found: said('нашлись двое', ok({ people: [anna, maria], hasMore: false })),
        many: said('нашлось больше двадцати', ok({ people: [anna], hasMore: true })),
        nobody: said('никого', ok({ people: [], hasMore: false })),
        'nothing alike': said('ни на что не похоже', refusal(400, refusals.refused.code, { query: NOTHING_ALIKE })),
        lost: faults.lost,
        crash: faults.crash,
      },
      { text: SERIAL },
    ),
  },
  act: {
    'text.change': (ui, { text }) => ui.fill(FIELD, text),
    submit: (ui) => ui.click('button', 'Найти'),
    retry: (ui) => ui.click('button', 'Повторить'),
  },
  states: {
    idle: async (ui, { problem }) => {
      await ui.sees('heading', 'Люди')
      if (problem !== null) await ui.seesText(problem)
    },
    loading: (ui) => ui.sees('heading', 'Люди'),
    failed: (ui) => ui.seesText('Поиск не удался'),
    shown: seesFound,
  },
})
