import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import { CHAT_PAGE } from './limits.ts'
import { pageOf } from './rows.ts'
import type { ChatPage, HistoryRequest, LinkEnd } from './types.ts'

/** The connection as the app holds it: what it brings it sends to the machine as events. */
export interface LinkPort {
  /** Connects, stays until the connection ends, and tells how; the signal closes it. */
  hold: (signal: AbortSignal) => Promise<LinkEnd>
}

const load = async (api: Api, { before }: HistoryRequest, signal: AbortSignal): Promise<ApiResult<ChatPage>> => {
  const body = { offset: 0, size: CHAT_PAGE, ...(before !== null && { before }) }
  const answer = await api.call('listChatMessages', { body, signal })
  return mapResult(answer, (list) => pageOf(list, answer.kind === 'ok' ? answer.supports : []))
}

export const chatActors = (api: Api, link: LinkPort) => ({
  holdSocket: fromPromise<LinkEnd>(({ signal }) => link.hold(signal)),
  loadNewest: fromPromise<ApiResult<ChatPage>, HistoryRequest>(({ input, signal }) => load(api, input, signal)),
  loadOlder: fromPromise<ApiResult<ChatPage>, HistoryRequest>(({ input, signal }) => load(api, input, signal)),
})
