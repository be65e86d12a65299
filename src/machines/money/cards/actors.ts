import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { Card } from '../../../api/types.ts'

export const cardsActors = (api: Api) => ({
  loadCards: fromPromise<ApiResult<Card[]>>(({ signal }) => api.call('getCards', { signal, background: true })),
})
