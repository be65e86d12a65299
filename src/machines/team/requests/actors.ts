import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { pageOf } from '../../fragments/roster/page.ts'
import type { PageWanted, RosterPage } from '../../fragments/roster/types.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { Decision } from './types.ts'

export const requestsActors = (api: Api) => ({
  loadPage: fromPromise<ApiResult<RosterPage>, PageWanted>(async ({ input: { size, cursor }, signal }) =>
    pageOf(await api.call('listJoinRequests', { query: { size, ...(cursor !== null && { cursor }) }, signal })),
  ),
  decide: commandActor<ApiResult<null>, Decision>(({ input: { verdict, id, key }, signal }) =>
    api.call(verdict === 'approve' ? 'approveSeller' : 'rejectSeller', { body: { id }, idempotencyKey: key, signal }),
  ),
})
