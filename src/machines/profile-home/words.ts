import { wordsFor } from '../kit/words.ts'
import { profileHomeMachine } from './machine.ts'

export const profileHomeWords = wordsFor(profileHomeMachine)({
  title: 'Сводка профиля',
  states: {
    count: { text: 'Счётчик продаж или инструментов', rows: ['PR05', 'PR06'] },
    'count.loading': { text: 'Загрузка счётчика' },
    'count.shown': { text: 'Счётчик показан', rows: ['PR05', 'PR06'] },
    'count.failed': { text: 'Счётчик не загрузился' },
    point: { text: 'Торговая точка', rows: ['PR19'] },
    'point.routingMode': { text: 'Нужна ли точка в этом режиме' },
    'point.loading': { text: 'Загрузка торговой точки' },
    'point.known': { text: 'Точка известна, или её нет', rows: ['PR19', 'RL04'] },
    'point.failed': { text: 'Точка не загрузилась: продажи не предлагаются' },
  },
  events: {
    'count.retry': 'Нажимает «Повторить» у счётчика',
    'point.retry': 'Нажимает «Повторить» у точки',
  },
  actors: {
    loadCount: { text: 'Узнать число продаж (countSales) или инструментов (countUserTools)' },
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
  transitions: {
    'count.loading done loadCount': ['API30', 'API43', 'PR05', 'PR06'],
    'point.loading done loadPoint': ['API22', 'PR19', 'RL04'],
  },
})
