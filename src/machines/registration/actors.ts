import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { ApiResult } from '../../api/result.ts'
import { captchaActors, type CaptchaPort } from '../captcha/actors.ts'
import type { CodeRequest } from './types.ts'

export const registrationActors = (api: Api, captcha: CaptchaPort) => ({
  ...captchaActors(captcha),
  requestCode: fromPromise<ApiResult<null>, CodeRequest>(async ({ input: { mobile, captchaToken, key }, signal }) => {
    // The draft with the key is stored when the machine has settled: before the next microtask (B10).
    await Promise.resolve()
    return api.call('requestRegistrationCode', {
      body: { mobile, ...(captchaToken !== null && { captchaToken }) },
      idempotencyKey: key,
      signal,
    })
  }),
})
