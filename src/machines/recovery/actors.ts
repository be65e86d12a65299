import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { ApiResult } from '../../api/result.ts'
import { captchaActors, type CaptchaPort } from '../captcha/actors.ts'
import type { CodeRequest } from '../registration/types.ts'

export const recoveryActors = (api: Api, captcha: CaptchaPort) => ({
  ...captchaActors(captcha),
  requestPassword: fromPromise<ApiResult<null>, CodeRequest>(async ({ input: { mobile, captchaToken, key }, signal }) => {
    // The draft with the key is stored when the machine has settled: before the next microtask (B10).
    await Promise.resolve()
    const body = { mobile, ...(captchaToken !== null && { captchaToken }) }
    return api.call('requestPassword', { body, idempotencyKey: key, signal })
  }),
})
