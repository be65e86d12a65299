import { chatCountActors } from '../../src/machines/site/chat-count/actors.ts'
import { chatCountMachine } from '../../src/machines/site/chat-count/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, said } from '../kit/flow.ts'

const LINK = 'Задать вопрос администратору'

export const chatCountFlow = await defineFlow({
  name: 'chat-count',
  machine: chatCountMachine,
  inputs: { 'the questions and answers': { text: 'Вопросы и ответы открыты', input: undefined } },
  key: ({ count }) => count,
  events: [],
  calls: {
    countAnswers: call(chatCountActors, 'countAnswers', {
      two: said('два новых ответа', ok(2)),
      none: said('новых ответов нет', ok(0)),
      ...faults,
    }),
  },
  act: {},
  states: {
    loading: (ui) => ui.sees('link', LINK),
    shown: (ui, { count }) => ui.sees('link', count === null || count === 0 ? LINK : `${LINK}, новых ответов: ${count}`),
  },
})
