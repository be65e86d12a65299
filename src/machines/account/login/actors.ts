import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { stampAnswer, type StampedAnswer } from '../../kit/stamp.ts'
import type { Credentials } from './types.ts'

/** @param now the clock, in epoch milliseconds */
export const loginActors = (api: Api, now: () => number) => ({
  signIn: fromPromise<StampedAnswer<string>, Credentials>(({ input, signal }) =>
    stampAnswer(api.call('login', { body: input, signal }), now),
  ),
})
