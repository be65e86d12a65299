import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { pageOf } from '../../fragments/roster/page.ts'
import type { RosterPage } from '../../fragments/roster/types.ts'
import type { StoredSellers } from '../sellers/actors.ts'

export const sellerActors = (api: Api, stored: Pick<StoredSellers, 'keep'>) => ({
  /** A server that knows the specification alone answers with all sellers. */
  loadSeller: fromPromise<ApiResult<RosterPage>, { id: string }>(async ({ input: { id }, signal }) => {
    const page = pageOf(await api.call('listSellers', { query: { seller: id }, signal }))
    if (page.kind === 'ok') stored.keep(page.payload.rows, false)
    return page
  }),
})
