import { wordsFor } from '../kit/words.ts'
import { profileHomeMachine } from './machine.ts'

export const profileHomeWords = wordsFor(profileHomeMachine)({
  title: 'Сводка профиля',
  places: ['/profile/user'],
  main: ['count.loading', 'count.shown', 'point.loading', 'point.known'],
  states: {
    count: { text: 'Счётчик продаж или инструментов', rows: ['PR05', 'PR06'] },
    'count.loading': { text: 'Загрузка счётчика', rows: ['API30', 'API43'] },
    'count.shown': {
      text: 'Счётчик показан',
      rows: ['PR05', 'PR06'],
      end: 'сводка показана: дальше ведут ссылки страницы и меню портала',
    },
    'count.failed': { text: 'Счётчик не загрузился', tone: 'problem', rows: ['ER08'] },
    point: { text: 'Торговая точка', rows: ['PR19'] },
    'point.routingMode': { text: 'Нужна ли точка в этом режиме' },
    'point.loading': { text: 'Загрузка торговой точки', rows: ['API22'] },
    'point.known': {
      text: 'Точка известна, или её нет',
      rows: ['PR19', 'RL04'],
      end: 'сводка показана: дальше ведут ссылки страницы и меню портала',
    },
    'point.failed': { text: 'Точка не загрузилась: продажи не предлагаются', tone: 'problem', rows: ['ER08'] },
  },
  events: {
    'count.retry': 'Нажимает «Повторить» у счётчика',
    'point.retry': 'Нажимает «Повторить» у точки',
  },
  fields: {},
  actors: {
    loadCount: { text: 'Узнать число продаж или инструментов', operation: ['countSales', 'countUserTools'] },
    loadPoint: { text: 'Получить свою торговую точку', operation: 'getCurrentPoint' },
  },
  guards: {
    isAnswered: 'ответ получен',
    isSeller: 'режим продавца',
  },
  effects: {
    takeCount: 'показать число',
    takePoint: 'запомнить точку',
  },
  delays: {},
  transitions: {
    'count.loading done loadCount': ['API30', 'API43', 'PR05', 'PR06'],
    'point.loading done loadPoint': ['API22', 'PR19', 'RL04'],
  },
})
