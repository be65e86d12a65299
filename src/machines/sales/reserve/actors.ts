import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { wireTimeOf } from '../../../domain/dates/dates.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { Release } from './types.ts'

export const reserveActors = (api: Api) => ({
  releaseReserve: commandActor<ApiResult<null>, Release>(({ input: { nfc, key }, signal }) =>
    api.call('releaseReserve', { path: { id: nfc }, idempotencyKey: key, signal }),
  ),
  /** A new reserve, which the server may refuse. Its end is the old one's (D50); where the device is matters to no reserve (A56). */
  takeBack: commandActor<ApiResult<unknown>, Release>(({ input: { sn, until, takenBackAt, key }, signal }) =>
    api.call('reserveTool', {
      path: { id: sn },
      query: { offline: false, ...(until !== undefined && { until }) },
      body: { coordinates: '', gps: '', time: wireTimeOf(takenBackAt ?? 0) },
      idempotencyKey: key,
      signal,
    }),
  ),
})
