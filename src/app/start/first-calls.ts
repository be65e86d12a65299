/**
 * The calls that the page itself sends for a seller, while the scripts that will ask for their answers are still on their way: `askFirst` in
 * scripts/build/prerender.mjs writes them into the page, `src/api/early.ts` hands the answers over.
 */
import { getInitialSnapshot } from 'xstate'
import { portalOperations } from '../../api/generated/operations/portal.ts'
import { LATEST_ROWS, PAGE_SIZE } from '../../domain/portal/limits.ts'
import { firstRequest } from '../../machines/fragments/list/requests.ts'
import { salesMachine } from '../../machines/sales/sales/machine.ts'
import { NEWEST } from '../screens/sales/sales.tsx'

/** Method and path of the contract; the body as it is sent. */
export type FirstCall = [method: string, path: string, body?: string]

type ReadId = 'checkLegal' | 'getUser' | 'getBalance' | 'getSalesOverview' | 'listSales'

const call = (id: ReadId, body?: object): FirstCall => {
  const { method, path } = portalOperations[id]
  return body ? [method, path, JSON.stringify(body)] : [method, path]
}

/** As the list itself asks at an address without a choice. */
const newestSales = (size: number): FirstCall => {
  const { context } = getInitialSnapshot(salesMachine, { size, sort: NEWEST, address: '', now: 0 })
  return call('listSales', firstRequest(context))
}

export interface FirstCalls {
  /** What every session begins with, in its order (SC05, SC07, SC08). */
  session: FirstCall[]
  /** What the screen of an address asks for first. */
  ofPlaces: Record<string, FirstCall[]>
}

export const firstCalls = (): FirstCalls => ({
  session: [call('checkLegal'), call('getUser'), call('getBalance')],
  ofPlaces: {
    '/': [call('getSalesOverview'), newestSales(LATEST_ROWS)],
    '/sales': [newestSales(PAGE_SIZE)],
  },
})
