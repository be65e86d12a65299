import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { ApiResult } from '../../api/result.ts'
import { captchaActors, type CaptchaPort } from '../captcha/actors.ts'
import { stampAnswer } from '../kit/stamp.ts'
import type { CodeRequest } from '../registration/types.ts'
import { heard } from './answer.ts'
import type { Confirmation, DeletionSent } from './types.ts'

/** @param now the clock of the device, epoch milliseconds */
export const deletionActors = (api: Api, captcha: CaptchaPort, now: () => number) => {
  const ask = fromPromise<DeletionSent, CodeRequest>(async ({ input: { mobile, captchaToken, key }, signal }) => {
    // The draft with the key is stored when the machine has settled: before the next microtask (B10).
    await Promise.resolve()
    const body = { mobile, ...(captchaToken !== null && { captchaToken }) }
    return stampAnswer(api.call('requestDeletion', { body, idempotencyKey: key, signal }).then(heard), now)
  })
  return {
    ...captchaActors(captcha),
    requestDeletion: ask,
    resendCode: ask,
    confirmDeletion: fromPromise<ApiResult<null>, Confirmation>(async ({ input: { mobile, code, key }, signal }) => {
      await Promise.resolve()
      return heard(await api.call('confirmDeletion', { body: { mobile, code }, idempotencyKey: key, signal }))
    }),
  }
}
