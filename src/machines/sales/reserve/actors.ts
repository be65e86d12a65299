import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { Release } from './types.ts'

export const reserveActors = (api: Api) => ({
  releaseReserve: commandActor<ApiResult<null>, Release>(({ input: { nfc, key }, signal }) =>
    api.call('releaseReserve', { path: { id: nfc }, idempotencyKey: key, signal }),
  ),
})
