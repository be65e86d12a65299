import { wordsFor } from '../../kit/words.ts'
import { requestCountMachine } from './machine.ts'

export const requestCountWords = wordsFor(requestCountMachine)({
  title: 'Сколько заявок ждёт решения',
  places: ['/sellers', '/'],
  main: ['loading', 'shown'],
  states: {
    loading: { text: 'Вопрос о числе заявок', rows: ['AD03'] },
    shown: { text: 'Ссылка на заявки с их числом, или без него', rows: ['AD03', 'RL09'], end: 'дальше ведёт ссылка на заявки' },
  },
  events: {},
  fields: {},
  actors: { countRequests: { text: 'Узнать число заявок', operation: 'countJoinRequests' } },
  guards: {},
  effects: { takeCount: 'показать число' },
  delays: {},
  transitions: { 'loading done countRequests': ['AD03'] },
})
