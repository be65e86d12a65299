import { wordsFor } from '../../kit/words.ts'
import { reportsMachine } from './machine.ts'

const D257 = 'решение D257: обращения на пульте, спецификация о них молчит'

export const reportsWords = wordsFor(reportsMachine)({
  title: 'Обращения',
  places: ['/support'],
  main: ['loading', 'shown'],
  states: {
    loading: { text: 'Загрузка обращений', why: D257 },
    failed: { text: 'Обращения не загрузились', tone: 'problem', rows: ['ER08'] },
    shown: { text: 'Обращения показаны' },
    'shown.quiet': { text: 'Обращения на экране', why: D257, end: 'дальше ведёт код обращения' },
    'shown.more': { text: 'Загрузка следующих обращений', why: D257 },
  },
  events: { more: 'Нажимает «Показать ещё»', retry: 'Нажимает «Повторить»' },
  fields: {},
  actors: { loadReports: { text: 'Получить обращения', operation: 'listDeskReports' } },
  guards: { isAnswered: 'ответ получен', hasMore: 'есть следующие обращения' },
  effects: { toast: 'показать уведомление', takeProblem: 'запомнить причину', takePage: 'показать обращения' },
  delays: {},
  transitions: { 'loading done loadReports': ['ER08'] },
})
