import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { Handover } from '../../../api/types.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { Registered } from './types.ts'

export interface OpenInput {
  token: string
}

export interface RegisterInput {
  token: string
  key: string
}

/** The token travels in bodies alone: an address would end in logs (E17). */
export const handoverActors = (api: Api) => ({
  openHandover: fromPromise<ApiResult<Handover>, OpenInput>(({ input: { token }, signal }) =>
    api.call('openHandover', { body: { token }, signal }),
  ),
  registerHandover: commandActor<ApiResult<Registered | null>, RegisterInput>(({ input: { token, key }, signal }) =>
    api.call('registerHandover', { body: { token }, idempotencyKey: key, signal }),
  ),
})
