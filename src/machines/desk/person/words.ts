import { wordsFor } from '../../kit/words.ts'
import { personMachine } from './machine.ts'

const C07 = 'решение C07: человек на пульте, спецификация о нём молчит'

export const personWords = wordsFor(personMachine)({
  title: 'Человек на пульте',
  places: ['/desk/people/:id'],
  main: ['loading', 'shown'],
  states: {
    loading: { text: 'Загрузка человека', why: C07 },
    failed: { text: 'Человек не загрузился', tone: 'problem', rows: ['ER08'] },
    gone: { text: 'Такого человека нет', tone: 'problem', why: C07, end: 'дальше ведёт поиск рядом' },
    shown: { text: 'Человек на экране, данные закрыты', tone: 'success', why: C07, end: 'дальше ведут поиск и шапка пульта' },
    renewing: { text: 'Человек на экране, в фоне загружается заново', why: C07 },
  },
  events: {
    retry: 'Нажимает «Повторить»',
    renew: { text: 'С человеком что-то сделали', by: 'app' },
  },
  fields: {},
  actors: {
    loadPerson: { text: 'Получить человека', operation: 'getDeskPerson' },
    renewPerson: { text: 'Получить человека заново', operation: 'getDeskPerson' },
  },
  guards: { isAnswered: 'ответ получен', isGone: 'такого человека нет' },
  effects: { takeProblem: 'запомнить причину', takePerson: 'показать человека' },
  delays: {},
  transitions: { 'loading done loadPerson': ['ER08'] },
})
