import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { Card } from '../../../api/types.ts'
import type { Asking } from '../../kit/query/asking.ts'

export const cardsActors = (api: Api) => ({
  loadCards: fromPromise<ApiResult<Card[]>, Asking>(({ input: { background }, signal }) =>
    api.call('getCards', { background, signal }),
  ),
})
