import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { commandActor } from '../../kit/command/actor.ts'
import { stampAnswer } from '../../kit/stamp.ts'
import type { DetailsAnswer, RevealAnswer, RevealRequest } from './types.ts'

/** @param now the clock, in epoch milliseconds */
export const revealActors = (api: Api, now: () => number) => ({
  reveal: commandActor<RevealAnswer, RevealRequest>(({ input: { id, command, reason }, signal }) =>
    api.call('revealDeskPerson', { path: { id }, idempotencyKey: command.key, body: { reason }, signal }),
  ),
  loadDetails: fromPromise<DetailsAnswer, { id: string }>(({ input: { id }, signal }) =>
    stampAnswer(api.call('getDeskPersonDetails', { path: { id }, signal }), now),
  ),
})
