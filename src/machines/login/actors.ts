import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { ApiResult } from '../../api/result.ts'
import type { Credentials } from './types.ts'

export const loginActors = (api: Api) => ({
  signIn: fromPromise<ApiResult<string>, Credentials>(({ input, signal }) => api.call('login', { body: input, signal })),
})
