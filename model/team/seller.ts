import { sellerName } from '../../src/domain/people/seller-name.ts'
import { sellerActors } from '../../src/machines/team/seller/actors.ts'
import { sellerMachine } from '../../src/machines/team/seller/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, said } from '../kit/flow.ts'
import { people, person } from '../kit/people.ts'

const actors: Parameters<typeof call>[0] = (api) => sellerActors(api, { keep: () => {} })
const { id } = person(0)

export const sellerFlow = await defineFlow({
  name: 'seller',
  machine: sellerMachine,
  inputs: {
    'a link to a seller': {
      text: 'Администратор открыл ссылку на продавца',
      input: { id, stored: [], mayAsk: true },
    },
    'a stored seller': {
      text: 'Администратор выбрал продавца в списке',
      input: { id, stored: people(0, 2), mayAsk: true },
    },
    'without the rights': {
      text: 'Ссылку открыл не администратор',
      input: { id, stored: people(0, 2), mayAsk: false },
    },
  },
  key: ({ seller, problem }) => [seller?.id, problem !== null],
  events: [{ type: 'retry' }],
  calls: {
    loadSeller: call(
      actors,
      'loadSeller',
      {
        found: said('продавец найден', ok({ sellers: people(0, 1), total: null, next: null })),
        'all sellers': said('все продавцы, как в описании', ok(people(0, 3))),
        'not found': said('такого продавца нет', ok({ sellers: [], total: null, next: null })),
        ...faults,
      },
      { id },
    ),
  },
  act: { retry: (ui) => ui.click('button', 'Повторить') },
  states: {
    loading: (ui) => ui.seesNoText(sellerName(person(0))),
    shown: async (ui) => {
      await ui.sees('heading', sellerName(person(0)))
      await ui.seesText('+7 (900) 000-00-00')
      await ui.seesText('Инструмент Профи')
    },
    failed: async (ui, { problem }) => {
      await ui.seesText('Не удалось загрузить сведения о продавце')
      await ui.seesText(problem ?? '')
    },
    gone: (ui) => ui.seesNoText(sellerName(person(0))),
  },
})
