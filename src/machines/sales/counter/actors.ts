import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { SalesOverview } from '../../../api/types.ts'
import type { WhenActive } from '../../kit/active.ts'
import { renewalActor } from '../../kit/query/actor.ts'

export const counterActors = (api: Api, whenActive: WhenActive) => ({
  loadOverview: fromPromise<ApiResult<SalesOverview>>(({ signal }) => api.call('getSalesOverview', { signal, background: true })),
  renewOverview: renewalActor<ApiResult<SalesOverview>>(whenActive, ({ signal }) =>
    api.call('getSalesOverview', { signal, background: true }),
  ),
})
