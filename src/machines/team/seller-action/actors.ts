import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { StoredSellers } from '../sellers/actors.ts'
import type { SellerCommand } from './types.ts'

/** A done command makes the tab's sellers stale: they are forgotten, and asked for where they are needed (A18). */
export const sellerActionActors = (api: Api, stored: Pick<StoredSellers, 'forget'>) => ({
  carryOut: commandActor<ApiResult<null>, SellerCommand>(async ({ input: { kind, id, key }, signal }) => {
    const answer =
      kind === 'assign'
        ? await api.call('handOverPoint', { body: { id }, idempotencyKey: key, signal })
        : await api.call('excludeSeller', { path: { id }, body: { id }, idempotencyKey: key, signal })
    if (answer.kind === 'ok') stored.forget()
    return answer
  }),
})
