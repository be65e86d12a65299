import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { Session } from '../../../api/types.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { Ending } from './types.ts'

export const devicesActors = (api: Api) => ({
  loadSessions: fromPromise<ApiResult<Session[]>>(({ signal }) => api.call('listSessions', { signal, background: true })),
  endSessions: commandActor<ApiResult<null>, Ending>(({ input: { id, key }, signal }) =>
    id === null
      ? api.call('endOtherSessions', { idempotencyKey: key, signal })
      : api.call('endSession', { body: { id }, idempotencyKey: key, signal }),
  ),
})
