import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { Leaving } from './types.ts'

export const leavePointActors = (api: Api) => ({
  leavePoint: commandActor<ApiResult<unknown>, Leaving>(({ input: { key }, signal }) =>
    api.call('leavePoint', { idempotencyKey: key, signal }),
  ),
  cancelApplication: commandActor<ApiResult<unknown>, Leaving>(({ input: { key }, signal }) =>
    api.call('cancelPointApplication', { idempotencyKey: key, signal }),
  ),
})
