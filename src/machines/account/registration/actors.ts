import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { captchaActors, type CaptchaPort } from '../../fragments/captcha/actors.ts'
import { bodyOf } from '../../fragments/captcha/captcha.ts'
import type { CodeRequest } from '../../fragments/captcha/types.ts'
import { commandActor } from '../../kit/command/actor.ts'

export const registrationActors = (api: Api, captcha: CaptchaPort) => ({
  ...captchaActors(captcha),
  requestCode: commandActor<ApiResult<null>, CodeRequest>(({ input, signal }) =>
    api.call('requestRegistrationCode', { body: bodyOf(input), idempotencyKey: input.key, signal }),
  ),
})
