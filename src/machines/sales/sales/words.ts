import { listStates, listWords } from '../../fragments/list/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { salesMachine } from './machine.ts'

export const salesWords = wordsFor(salesMachine)({
  ...listWords,
  title: 'Продажи продавца',
  places: ['/sales', '/'],
  states: listStates({ loading: ['SL06'], shown: ['HM01', 'SL05', 'SL07', 'SL20'], empty: ['SL13'] }),
  fields: {
    ...listWords.fields,
    by: {
      text: 'столбец',
      values: { model: 'Инструмент', sn: 'Серийный номер', saleDate: 'Дата', bonus: 'Баллы', saleStatus: 'Статус' },
    },
  },
  actors: {
    loadPage: { text: 'Получить страницу продаж', operation: 'listSales' },
    renewPage: { text: 'Узнать новости о продажах на проверке', operation: 'listSales' },
  },
  transitions: {
    ...listWords.transitions,
    'loading done loadPage': ['API29', 'SL13', 'SL21'],
    'shown filter.change': ['SL05'],
    'shown reload': ['SL12'],
  },
})
