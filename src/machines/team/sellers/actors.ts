import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { Seller } from '../../../api/types.ts'
import { pageOf } from '../../fragments/roster/page.ts'
import type { PageWanted, RosterPage } from '../../fragments/roster/types.ts'

/** The sellers that this tab has stored: a seller's page reads its summary there (AD10, A18). */
export interface StoredSellers {
  /** @param isWhole in place of those stored before; else beside them */
  keep: (sellers: readonly Seller[], isWhole: boolean) => void
  forget: () => void
}

export const sellersActors = (api: Api, stored: Pick<StoredSellers, 'keep'>) => ({
  loadPage: fromPromise<ApiResult<RosterPage>, PageWanted>(async ({ input: { size, cursor }, signal }) => {
    const page = pageOf(await api.call('listSellers', { query: { size, ...(cursor !== null && { cursor }) }, signal }))
    if (page.kind === 'ok') stored.keep(page.payload.rows, cursor === null)
    return page
  }),
})
