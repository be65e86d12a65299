import { listBranches, listStates, listWords } from '../../fragments/list/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { userToolsMachine } from './machine.ts'

export const userToolsWords = wordsFor(userToolsMachine)({
  ...listWords,
  title: 'Инструменты покупателя',
  places: ['/user-tools', '/'],
  states: listStates({ loading: ['TL05'], shown: ['HM03', 'TL07', 'TL09', 'TL10'], empty: ['TL06'] }),
  fields: {
    ...listWords.fields,
    by: {
      text: 'столбец',
      values: {
        model: 'Инструмент',
        sn: 'Серийный номер',
        purchaseDate: 'Куплен',
        guaranteeExpire: 'Гарантия до',
        saleStatus: 'Статус',
      },
    },
  },
  actors: {
    loadPage: { text: 'Получить страницу инструментов', operation: 'listUserTools' },
    renewPage: { text: 'Узнать новости об инструментах на проверке', operation: 'listUserTools' },
  },
  transitions: {
    ...listWords.transitions,
    'routingRows always': { ...listBranches, hasVisible: ['HM03', 'TL07'], else: ['TL06'] },
    'loading done loadPage': ['API39', 'SL21', 'TL06', 'TL11'],
    'shown filter.change': ['TL09'],
  },
})
