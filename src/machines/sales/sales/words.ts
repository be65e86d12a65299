import { listBranches, listStates, listWords } from '../../fragments/list/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { salesMachine } from './machine.ts'

export const salesWords = wordsFor(salesMachine)({
  ...listWords,
  title: 'Продажи продавца',
  places: ['/sales', '/', '/user-sales/:id'],
  states: listStates({ loading: ['SL06'], shown: ['AD12', 'HM01', 'SL05', 'SL07', 'SL20'], empty: ['SL13'] }),
  fields: {
    ...listWords.fields,
    by: {
      text: 'столбец',
      values: { model: 'Инструмент', sn: 'Серийный номер', saleDate: 'Дата', bonus: 'Баллы', saleStatus: 'Статус' },
    },
  },
  actors: {
    loadPage: { text: 'Получить страницу продаж, своих или продавца своей точки', operation: ['listSales', 'listSellerSales'] },
    renewPage: { text: 'Узнать новости о продажах на проверке', operation: ['listSales', 'listSellerSales'] },
  },
  transitions: {
    ...listWords.transitions,
    'routingRows always': { ...listBranches, hasVisible: ['HM01', 'SL07'], else: ['SL13'] },
    'loading done loadPage': ['AD12', 'API29', 'API52', 'SL13', 'SL21'],
    'shown filter.change': ['SL05'],
    'shown reload': ['SL12'],
  },
})
