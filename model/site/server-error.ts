import { serverErrorMachine } from '../../src/machines/site/server-error/machine.ts'
import { defineFlow } from '../kit/flow.ts'

export const serverErrorFlow = await defineFlow({
  name: 'server-error',
  machine: serverErrorMachine,
  inputs: { 'from the sales': { text: 'Сервер не ответил на странице продаж', input: { from: '/sales' } } },
  key: ({ from, secondsLeft }) => [from, secondsLeft],
  events: [{ type: 'retry' }, { type: 'home' }],
  calls: {},
  act: {
    retry: (ui) => ui.click('button', 'Повторить сейчас'),
    home: (ui) => ui.click('button', 'На главную'),
  },
  states: {
    counting: async (ui, { secondsLeft }) => {
      await ui.sees('heading', 'Временная ошибка')
      await ui.seesText(`Повторим через ${secondsLeft} с`)
    },
    leaving: (ui) => ui.sees('heading', 'Временная ошибка'),
  },
})
