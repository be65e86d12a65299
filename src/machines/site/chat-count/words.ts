import { wordsFor } from '../../kit/words.ts'
import { chatCountMachine } from './machine.ts'

export const chatCountWords = wordsFor(chatCountMachine)({
  title: 'Сколько ответов поддержки не прочитано',
  places: ['/faq'],
  main: ['loading', 'shown'],
  states: {
    loading: { text: 'Вопрос о числе ответов', rows: ['API56'] },
    shown: { text: 'Ссылка на чат с числом новых ответов, или без него', rows: ['API56'], end: 'дальше ведёт ссылка на чат' },
  },
  events: {},
  fields: {},
  actors: { countAnswers: { text: 'Узнать число новых ответов', operation: 'countChatMessages' } },
  guards: {},
  effects: { takeCount: 'показать число' },
  delays: {},
  transitions: { 'loading done countAnswers': ['API56'] },
})
