import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { Operator } from './types.ts'

export const deskSessionActors = (api: Api) => ({
  loadOperator: fromPromise<ApiResult<Operator>, { token: string }>(({ input, signal }) =>
    api.call('getDeskMe', { token: input.token, signal }),
  ),
  revoke: fromPromise<ApiResult<unknown>, { token: string }>(({ input, signal }) =>
    api.call('logout', { token: input.token, signal }),
  ),
})
