import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { ApiResult } from '../../api/result.ts'
import { stampAnswer } from '../kit/stamp.ts'
import { heard } from './answer.ts'
import type { CodeAsk, Confirmation, DeletionSent } from './types.ts'

/** @param now the clock of the device, epoch milliseconds */
export const deletionActors = (api: Api, now: () => number) => {
  const ask = fromPromise<DeletionSent, CodeAsk>(async ({ input: { mobile, key }, signal }) => {
    // The draft with the key is stored when the machine has settled: before the next microtask (B10).
    await Promise.resolve()
    return stampAnswer(api.call('requestDeletion', { body: { mobile }, idempotencyKey: key, signal }).then(heard), now)
  })
  return {
    requestDeletion: ask,
    resendCode: ask,
    confirmDeletion: fromPromise<ApiResult<null>, Confirmation>(async ({ input: { mobile, code, key }, signal }) => {
      await Promise.resolve()
      return heard(await api.call('confirmDeletion', { body: { mobile, code }, idempotencyKey: key, signal }))
    }),
  }
}
