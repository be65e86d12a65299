import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { Warranty } from '../../../api/types.ts'
import type { WarrantyInput } from './types.ts'

export const warrantyActors = (api: Api) => ({
  checkWarranty: fromPromise<ApiResult<Warranty>, WarrantyInput>(({ input: { token }, signal }) =>
    api.call('checkWarranty', { path: { token }, signal }),
  ),
})
