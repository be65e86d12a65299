import { cardsActors } from '../../src/machines/money/cards/actors.ts'
import { cardsMachine } from '../../src/machines/money/cards/machine.ts'
import type { CardsContext } from '../../src/machines/money/cards/types.ts'
import { FIRST, SECOND } from '../kit/cards.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'

const NONE = 'Карт пока нет. Добавьте карту, чтобы выводить на неё баллы'

const seesCards = async (ui: Ui, { cards }: CardsContext) => {
  if (cards?.length === 0) return ui.seesText(NONE)
  await ui.seesText('2200 **** **** 4242')
  await ui.sees('button', 'Удалить карту 2200 **** **** 4242')
  if (cards && cards.length > 1) await ui.seesText('2200 **** **** 0000')
  else await ui.seesNoText('2200 **** **** 0000')
}

const answers = {
  none: said('карт нет', ok([])),
  one: said('одна карта', ok([FIRST])),
  two: said('две карты', ok([FIRST, SECOND])),
  ...faults,
}

export const cardsFlow = await defineFlow({
  name: 'cards',
  machine: cardsMachine,
  inputs: { 'the screen': { text: 'Экран с картами открыт', input: undefined } },
  key: ({ cards, problem }) => [cards?.length, problem],
  events: [{ type: 'retry' }, { type: 'reload' }],
  calls: {
    loadCards: call(cardsActors, 'loadCards', answers, { background: false }),
    renewCards: call(cardsActors, 'loadCards', answers, { background: true }),
  },
  act: {
    retry: (ui) => ui.click('button', 'Повторить: карты'),
    reload: { by: 'app', why: 'a card was added or deleted beside the list, or the tab is looked at again' },
  },
  states: {
    loading: async (ui) => {
      await ui.seesNoText(NONE)
      await ui.seesNoText('2200 **** **** 4242')
    },
    shown: seesCards,
    renewing: seesCards,
    failed: async (ui, { problem }) => {
      await ui.seesText('Не удалось загрузить карты')
      await ui.seesText(problem ?? '')
    },
  },
})
