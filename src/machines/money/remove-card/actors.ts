import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { Removal } from './types.ts'

export const removeCardActors = (api: Api) => ({
  removeCard: commandActor<ApiResult<null>, Removal>(({ input: { cardId, key }, signal }) =>
    api.call('removeCard', { path: { id: cardId }, idempotencyKey: key, signal }),
  ),
})
