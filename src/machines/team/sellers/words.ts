import { rosterWords } from '../../fragments/roster/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { sellersMachine } from './machine.ts'

const AHEAD = 'дальше ведут строки списка, ссылки страницы и меню портала'

export const sellersWords = wordsFor(sellersMachine)({
  ...rosterWords,
  title: 'Продавцы точки',
  places: ['/sellers', '/sellers/:owner', '/owner', '/'],
  main: ['loading', 'routingRows', 'shown'],
  states: {
    loading: { text: 'Загрузка продавцов', rows: ['API51', 'AD15'] },
    routingRows: { text: 'Есть ли продавцы' },
    shown: { text: 'Продавцы показаны', rows: ['AD01', 'AD02', 'AD07', 'AD15', 'FM20', 'HM02', 'NV14', 'NV15', 'RL09'] },
    'shown.idle': { text: 'Ожидание действий', rows: ['AD02'], end: AHEAD },
    'shown.loadingMore': { text: 'Загрузка следующей страницы', rows: ['FM18'] },
    empty: { text: 'Продавцов нет', rows: ['AD01'], end: AHEAD },
    failed: { text: 'Список не загрузился', tone: 'problem', rows: ['ER08'] },
  },
  fields: {},
  actors: { loadPage: { text: 'Получить страницу продавцов своей точки', operation: 'listSellers' } },
  delays: {},
  transitions: {
    'routingRows always': {
      hasRows: ['HM02', 'RL09'],
      else: ['FM22'],
    },
    'loading done loadPage': ['API51', 'AD15'],
    'shown.idle more': ['FM18'],
    'shown.loadingMore error loadPage': ['ER08'],
  },
})
