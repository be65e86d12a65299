import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { captchaActors, type CaptchaPort } from '../../fragments/captcha/actors.ts'
import { bodyOf } from '../../fragments/captcha/captcha.ts'
import type { CodeRequest } from '../../fragments/captcha/types.ts'
import { commandActor } from '../../kit/command/actor.ts'
import { stampAnswer } from '../../kit/stamp.ts'
import { heard } from './answer.ts'
import type { Confirmation, DeletionSent } from './types.ts'

/** @param now the clock of the device, epoch milliseconds */
export const deletionActors = (api: Api, captcha: CaptchaPort, now: () => number) => {
  const ask = commandActor<DeletionSent, CodeRequest>(({ input, signal }) =>
    stampAnswer(api.call('requestDeletion', { body: bodyOf(input), idempotencyKey: input.key, signal }).then(heard), now),
  )
  return {
    ...captchaActors(captcha),
    requestDeletion: ask,
    resendCode: ask,
    confirmDeletion: commandActor<ApiResult<null>, Confirmation>(async ({ input: { mobile, code, key }, signal }) =>
      heard(await api.call('confirmDeletion', { body: { mobile, code }, idempotencyKey: key, signal })),
    ),
  }
}
