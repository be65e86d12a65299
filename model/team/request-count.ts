import { requestCountActors } from '../../src/machines/team/request-count/actors.ts'
import { requestCountMachine } from '../../src/machines/team/request-count/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, said } from '../kit/flow.ts'

export const requestCountFlow = await defineFlow({
  name: 'request-count',
  machine: requestCountMachine,
  inputs: { 'a page of the administrator': { text: 'Страница администратора открыта', input: undefined } },
  key: ({ count }) => count,
  events: [],
  calls: {
    countRequests: call(requestCountActors, 'countRequests', {
      two: said('две заявки', ok(2)),
      none: said('заявок нет', ok(0)),
      ...faults,
    }),
  },
  act: {},
  states: {
    loading: (ui) => ui.sees('link', 'Заявки на присоединение'),
    shown: (ui, { count }) => ui.sees('link', count === null ? 'Заявки на присоединение' : `Заявки на присоединение: ${count}`),
  },
})
