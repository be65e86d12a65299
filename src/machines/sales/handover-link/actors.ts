import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { HandoverLink, HandoverState } from '../../../api/types.ts'
import type { WhenActive } from '../../kit/active.ts'
import { commandActor } from '../../kit/command/actor.ts'
import { renewalActor } from '../../kit/query/actor.ts'
import type { Drawn, LinkCommand } from './types.ts'

export interface SaleInput {
  saleId: string
}

/** @param draw makes the address of a token, and its QR code */
export const handoverLinkActors = (api: Api, draw: (token: string) => Promise<Drawn>, whenActive: WhenActive) => ({
  issueHandover: commandActor<ApiResult<HandoverLink>, LinkCommand>(({ input: { saleId, key }, signal }) =>
    api.call('issueHandover', { body: { id: saleId }, idempotencyKey: key, signal }),
  ),
  revokeHandover: commandActor<ApiResult<null>, LinkCommand>(({ input: { saleId, key }, signal }) =>
    api.call('revokeHandover', { body: { id: saleId }, idempotencyKey: key, signal }),
  ),
  drawLink: fromPromise<Drawn, { token: string }>(({ input: { token } }) => draw(token)),
  watchHandover: renewalActor<ApiResult<HandoverState>, SaleInput>(whenActive, ({ input: { saleId }, signal }) =>
    api.call('getHandoverState', { body: { id: saleId }, signal, background: true }),
  ),
})
