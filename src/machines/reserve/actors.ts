import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { ApiResult } from '../../api/result.ts'
import type { Release } from './types.ts'

export const reserveActors = (api: Api) => ({
  releaseReserve: fromPromise<ApiResult<null>, Release>(async ({ input: { nfc, key }, signal }) => {
    // The draft with the key is stored when the machine has settled: before the next microtask (B10).
    await Promise.resolve()
    return api.call('releaseReserve', { path: { id: nfc }, idempotencyKey: key, signal })
  }),
})
