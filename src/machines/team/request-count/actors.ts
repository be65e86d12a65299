import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'

export const requestCountActors = (api: Api) => ({
  countRequests: fromPromise<ApiResult<number>>(({ signal }) => api.call('countJoinRequests', { signal, background: true })),
})
