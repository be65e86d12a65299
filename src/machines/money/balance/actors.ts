import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { Payout, PointsSummary, User } from '../../../api/types.ts'
import type { Asking } from '../../kit/query/asking.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { Withdrawal } from './types.ts'

export const balanceActors = (api: Api) => ({
  loadSummary: fromPromise<ApiResult<PointsSummary>, Asking>(({ input: { background }, signal }) =>
    api.call('getPointsSummary', { background, signal }),
  ),
  loadScore: fromPromise<ApiResult<number>, Asking>(({ input: { background }, signal }) =>
    api.call('getBalance', { background, signal }),
  ),
  withdraw: commandActor<ApiResult<Payout | null>, Withdrawal>(async ({ input: { cardId, sum, key }, signal }) => {
    const result = await api.call('cashOut', { body: { cardId, sum }, idempotencyKey: key, signal })
    return result.kind === 'ok' ? { ...result, payload: result.payload ?? null } : result
  }),
  renewUser: fromPromise<ApiResult<User>>(({ signal }) => api.call('getUser', { signal, background: true })),
})
