import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { RetailPoint, User } from '../../../api/types.ts'
import type { Mode } from '../../../domain/people/roles.ts'
import type { WhenActive } from '../../kit/active.ts'
import { renewalActor } from '../../kit/query/actor.ts'

export const profileHomeActors = (api: Api, whenActive: WhenActive) => ({
  loadCount: fromPromise<ApiResult<number>, { mode: Mode }>(({ input, signal }) =>
    input.mode === 'seller' ? api.call('countSales', { signal }) : api.call('countUserTools', { signal }),
  ),
  loadPoint: fromPromise<ApiResult<RetailPoint | null>>(({ signal }) => api.call('getCurrentPoint', { signal })),
  renewUser: renewalActor<ApiResult<User>>(whenActive, ({ signal }) => api.call('getUser', { signal, background: true })),
})
