import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { ApiResult } from '../../api/result.ts'
import type { RetailPoint } from '../../api/types.ts'
import type { Mode } from '../../domain/roles.ts'

export const profileHomeActors = (api: Api) => ({
  loadCount: fromPromise<ApiResult<number>, { mode: Mode }>(({ input, signal }) =>
    input.mode === 'seller' ? api.call('countSales', { signal }) : api.call('countUserTools', { signal }),
  ),
  loadPoint: fromPromise<ApiResult<RetailPoint | null>>(({ signal }) => api.call('getCurrentPoint', { signal })),
})
