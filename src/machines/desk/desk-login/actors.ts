import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { stampAnswer } from '../../kit/stamp.ts'
import type { DeskCredentials, SignedAnswer } from './types.ts'

/** @param now the clock, in epoch milliseconds */
export const deskLoginActors = (api: Api, now: () => number) => ({
  signIn: fromPromise<SignedAnswer, DeskCredentials>(({ input: { code, ...body }, signal }) =>
    stampAnswer(api.call('deskLogin', { body: code === null ? body : { ...body, code }, signal }), now),
  ),
})
