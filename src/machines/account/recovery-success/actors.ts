import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { stampAnswer } from '../../kit/stamp.ts'
import type { CodeSent } from '../../fragments/resend/types.ts'
import type { ResendRequest } from './types.ts'

/** @param now the clock of the device, epoch milliseconds */
export const recoverySuccessActors = (api: Api, now: () => number) => ({
  resendCode: fromPromise<CodeSent, ResendRequest>(({ input: { mobile, key }, signal }) =>
    stampAnswer(api.call('requestPassword', { body: { mobile }, idempotencyKey: key, signal }), now),
  ),
})
