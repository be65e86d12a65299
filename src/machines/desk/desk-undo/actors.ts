import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { UndoCommand } from './types.ts'

export const deskUndoActors = (api: Api) => ({
  cancelDecision: commandActor<ApiResult<unknown>, UndoCommand>(({ input: { kind, id, key }, signal }) =>
    api.call('cancelDeskDecision', { path: { kind, id }, idempotencyKey: key, signal }),
  ),
})
