import { wordsFor } from '../../kit/words.ts'
import { cardsMachine } from './machine.ts'

export const cardsWords = wordsFor(cardsMachine)({
  title: 'Карты человека',
  places: ['/balance', '/payments'],
  main: ['loading', 'shown'],
  states: {
    loading: { text: 'Загрузка карт', rows: ['API33'] },
    shown: {
      text: 'Список карт показан, или сказано, что карт нет',
      rows: ['BL14', 'BL15'],
      end: 'дальше ведут «Добавить карту», удаление и форма вывода',
    },
    renewing: { text: 'Список карт показан, в фоне загружается свежий', rows: ['API33', 'BL14'] },
    failed: { text: 'Карты не загрузились', tone: 'problem', rows: ['ER08'] },
  },
  events: {
    retry: 'Нажимает «Повторить» у карт',
    reload: { text: 'Карта могла появиться или пропасть: на странице банка, в другой вкладке', by: 'app' },
  },
  fields: {},
  actors: { loadCards: { text: 'Получить карты', operation: 'getCards' } },
  guards: { isAnswered: 'ответ получен' },
  effects: { takeCards: 'показать карты', takeProblem: 'запомнить причину' },
  delays: {},
  transitions: {
    'loading done loadCards': ['API33', 'BL15'],
    'renewing done loadCards': ['API33', 'BL15'],
  },
})
