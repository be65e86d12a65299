import type { Api } from '../../../api/client.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { CorrectionAnswer, CorrectionRequest } from './types.ts'

export const correctionActors = (api: Api) => ({
  correct: commandActor<CorrectionAnswer, CorrectionRequest>(({ input: { id, command, points, reason }, signal }) =>
    api.call('correctDeskPersonPoints', { path: { id }, idempotencyKey: command.key, body: { points, reason }, signal }),
  ),
})
