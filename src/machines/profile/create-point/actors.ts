import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { AddressSuggestion } from '../../../api/types.ts'
import { phoneDigits } from '../../../domain/people/phone.ts'
import { POINT_BONUS_PERCENT, POINT_TIME_ZONE } from '../../../domain/people/point.ts'
import { commandActor } from '../../kit/command/actor.ts'
import { cleaned } from './form.ts'
import type { AddressInput, CreateInput } from './types.ts'

export const createPointActors = (api: Api) => ({
  /** Percent and time zone are the specification's, whatever the address (RP17, RP18). */
  createPoint: commandActor<ApiResult<unknown>, CreateInput>(({ input: { values, coordinates, userId, key }, signal }) => {
    const { directorPhone, ...rest } = cleaned(values)
    return api.call('createPoint', {
      body: {
        retailPoint: {
          ...rest,
          directorPhone: phoneDigits(directorPhone) ?? directorPhone,
          adminPercentOfBonus: POINT_BONUS_PERCENT,
          retailPointCoordinates: coordinates,
          timeZone: POINT_TIME_ZONE,
        },
        user: { id: userId },
      },
      idempotencyKey: key,
      signal,
    })
  }),
  suggestAddresses: fromPromise<readonly AddressSuggestion[], AddressInput>(async ({ input: { query }, signal }) => {
    const result = await api.call('suggestAddresses', { query: { query }, signal })
    // On any failure the address is typed without suggestions (A52).
    return result.kind === 'ok' ? result.payload.suggestions : []
  }),
})
