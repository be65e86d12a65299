import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { WhenActive } from '../../kit/active.ts'
import { renewalActor } from '../../kit/query/actor.ts'
import type { InboxAnswer, InboxList } from './types.ts'

/** More wait only where the desk has failed for days; the longest come first. */
const MOST = 100

type Asked = { list: InboxList }

const ask = (api: Api, { list }: Asked, signal: AbortSignal, background: boolean): Promise<InboxAnswer> =>
  api.call('listDeskChats', { query: { size: MOST, ...(list === 'closed' && { status: 'closed' }) }, signal, background })

export const inboxActors = (api: Api, whenActive: WhenActive) => ({
  loadInbox: fromPromise<InboxAnswer, Asked>(({ input, signal }) => ask(api, input, signal, false)),
  renewInbox: renewalActor<InboxAnswer, Asked>(whenActive, ({ input, signal }) => ask(api, input, signal, true)),
})
