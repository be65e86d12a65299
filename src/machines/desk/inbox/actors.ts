import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { WhenActive } from '../../kit/active.ts'
import { renewalActor } from '../../kit/query/actor.ts'
import type { InboxAnswer } from './types.ts'

/** More wait only where the desk has failed for days; the longest come first. */
const MOST = 100

const ask = (api: Api, signal: AbortSignal, background: boolean): Promise<InboxAnswer> =>
  api.call('listDeskChats', { query: { size: MOST }, signal, background })

export const inboxActors = (api: Api, whenActive: WhenActive) => ({
  loadInbox: fromPromise<InboxAnswer>(({ signal }) => ask(api, signal, false)),
  renewInbox: renewalActor<InboxAnswer>(whenActive, ({ signal }) => ask(api, signal, true)),
})
