import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'

export const chatCountActors = (api: Api) => ({
  countAnswers: fromPromise<ApiResult<number>>(({ signal }) => api.call('countChatMessages', { signal, background: true })),
})
