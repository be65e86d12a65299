import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { PushTopics } from '../../../api/types.ts'
import { LEGAL_TEXTS } from '../../../domain/texts/legal-texts.ts'
import type { BrowserSubscription, Look, PushDevice, Subscribed } from './types.ts'

/** The browser's side of push messages. */
export interface PushPort {
  look: () => Promise<PushDevice>
  /** Asks the person, through the browser, and subscribes. @param publicKey the server's */
  subscribe: (publicKey: string) => Promise<Subscribed>
  unsubscribe: () => Promise<void>
  logProblem: (problem: string) => void
}

export const pushActors = (api: Api, browser: PushPort) => ({
  look: fromPromise<Look>(async ({ signal }) => {
    const [answer, device] = await Promise.all([api.call('getPushSettings', { signal }), browser.look()])
    return { answer, device }
  }),
  subscribe: fromPromise<Subscribed, { publicKey: string }>(({ input }) => browser.subscribe(input.publicKey)),
  sendSubscription: fromPromise<ApiResult<null>, BrowserSubscription>(({ input, signal }) =>
    api.call('subscribeToPush', { body: { ...input, consentVersion: LEGAL_TEXTS.push.edition }, signal }),
  ),
  /** The server first: a browser without a subscription is only silent, a server with one would go on sending. */
  unsubscribe: fromPromise<ApiResult<null>>(async ({ signal }) => {
    const answer = await api.call('unsubscribeFromPush', { signal })
    // The server sends no more, whatever the browser does: the person has what was asked for.
    if (answer.kind === 'ok') await browser.unsubscribe().catch(() => browser.logProblem('push: not unsubscribed'))
    return answer
  }),
  saveTopics: fromPromise<ApiResult<null>, PushTopics>(({ input, signal }) =>
    api.call('choosePushTopics', { body: input, signal }),
  ),
})
