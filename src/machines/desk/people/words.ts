import { wordsFor } from '../../kit/words.ts'
import { peopleMachine } from './machine.ts'

const C07 = 'решение C07: поиск людей на пульте, спецификация о нём молчит'

export const peopleWords = wordsFor(peopleMachine)({
  title: 'Поиск людей',
  places: ['/desk/people', '/desk/people/:id'],
  main: ['idle', 'loading', 'shown'],
  states: {
    idle: { text: 'Ждёт запроса', why: C07, end: 'дальше ведёт «Найти»' },
    loading: { text: 'Поиск', why: C07 },
    shown: { text: 'Найденные на экране', tone: 'success', why: C07, end: 'дальше ведут строки и «Найти»' },
    failed: { text: 'Поиск не удался', tone: 'problem', rows: ['ER08'] },
  },
  events: {
    'text.change': 'Пишет в поле поиска',
    submit: 'Нажимает «Найти» или Enter',
    retry: 'Нажимает «Повторить»',
  },
  fields: { text: 'телефон, номер, чек или точка' },
  actors: { findPeople: { text: 'Найти людей', operation: 'searchDeskPeople' } },
  guards: { isAnswered: 'ответ получен', hasText: 'есть что искать', isRefused: 'запрос отклонён с сообщением' },
  effects: {
    takeProblem: 'запомнить причину',
    takeText: 'запомнить текст',
    ask: 'запомнить, что ищем',
    sayNoText: 'сказать, что поле пусто',
    takeFound: 'показать найденных',
    forgetFound: 'убрать прежних найденных',
  },
  delays: {},
  transitions: { 'loading done findPeople': ['ER08'] },
})
