import { sellersActors } from '../../src/machines/team/sellers/actors.ts'
import { sellersMachine } from '../../src/machines/team/sellers/machine.ts'
import { call, defineFlow } from '../kit/flow.ts'
import { firstPage, nextPage, ROSTER_PAGE, rosterActs, rosterKey, rosterStates } from '../fragments/roster.ts'

const actors: Parameters<typeof call>[0] = (api) => sellersActors(api, { keep: () => {} })

const { rows: _, ...states } = rosterStates('Продавцы', 'У вашей точки пока нет продавцов')

export const sellersFlow = await defineFlow({
  name: 'sellers',
  machine: sellersMachine,
  inputs: { 'the list of sellers': { text: 'Список продавцов открыт', input: { size: ROSTER_PAGE } } },
  key: rosterKey,
  events: [{ type: 'more' }, { type: 'retry' }],
  calls: {
    loadFirst: call(actors, 'loadPage', firstPage, { size: ROSTER_PAGE, cursor: null }),
    loadNext: call(actors, 'loadPage', nextPage, { size: ROSTER_PAGE, cursor: 'c-1' }),
  },
  act: rosterActs,
  states,
})
