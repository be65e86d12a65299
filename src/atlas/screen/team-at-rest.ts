/** The fictitious people of the administrator's screens in the atlas, and the flows beside the one that is shown. */
import { createActor } from 'xstate'
import type { Seller } from '../../api/types.ts'
import { requestCountMachine } from '../../machines/team/request-count/machine.ts'
import { sellerActionMachine } from '../../machines/team/seller-action/machine.ts'
import { sellersMachine } from '../../machines/team/sellers/machine.ts'

export const sampleMember: Seller = {
  id: 'person-0',
  surname: 'Соколова',
  username: 'Анна',
  city: 'Москва',
  mobile: '79000000001',
  addressPoint: 'Москва, ул. Складочная, 1',
  namePoint: 'Инструмент Профи',
  locked: false,
  created: null,
}

/** The list of sellers, loaded. */
export const sellersAtRest = () => {
  const input = { size: 20 }
  const { context } = createActor(sellersMachine, { input }).getSnapshot()
  return createActor(sellersMachine, {
    snapshot: sellersMachine.resolveState({
      value: { shown: 'idle' },
      context: { ...context, rows: [sampleMember], total: 1 },
    }),
    input,
  }).start()
}

/** Two applications wait. */
export const countAtRest = () =>
  createActor(requestCountMachine, {
    snapshot: requestCountMachine.resolveState({ value: 'shown', context: { count: 2 } }),
  }).start()

export const sellerActionAtRest = () => createActor(sellerActionMachine, { input: { self: 'art-1', command: null } }).start()
