import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { WhenActive } from '../../kit/active.ts'
import { commandActor } from '../../kit/command/actor.ts'
import { renewalActor } from '../../kit/query/actor.ts'
import type { ChatRequest, Colleague, DeskChatAnswer } from './types.ts'

/** Messages of a page: whoever answers reads the last ones. */
const MOST = 100

/** What is done with a conversation as it is. */
const PLAIN = { take: 'takeDeskChat', close: 'closeDeskChat', reopen: 'reopenDeskChat' } as const

const send = (api: Api, { id, command, text }: ChatRequest, signal: AbortSignal): Promise<ApiResult<unknown>> => {
  const rest = { path: { id }, idempotencyKey: command.key, signal }
  if (command.deed === 'answer') return api.call('answerDeskChat', { ...rest, body: { value: text } })
  if (command.deed === 'handOver') return api.call('handOverDeskChat', { ...rest, body: { operator: command.operator.id } })
  return api.call(PLAIN[command.deed], rest)
}

/** @param newKey a fresh idempotency key: the news that they were read may be told again at any time */
export const deskChatActors = (api: Api, whenActive: WhenActive, newKey: () => string) => {
  const ask = async (id: string, signal: AbortSignal, background: boolean): Promise<DeskChatAnswer> => {
    const answer = await api.call('getDeskChat', { path: { id }, query: { size: MOST }, signal, background })
    const isUnread = answer.kind === 'ok' && answer.payload.messages.some(({ type, isRead }) => type === '2' && !isRead)
    // A failure costs nothing: the next renewal tells it again.
    if (isUnread) await api.call('readDeskChat', { path: { id }, idempotencyKey: newKey(), signal, background: true })
    return answer
  }
  return {
    loadChat: fromPromise<DeskChatAnswer, { id: string }>(({ input, signal }) => ask(input.id, signal, false)),
    renewChat: renewalActor<DeskChatAnswer, { id: string }>(whenActive, ({ input, signal }) => ask(input.id, signal, true)),
    loadOlder: fromPromise<DeskChatAnswer, { id: string; cursor: string }>(({ input: { id, cursor }, signal }) =>
      api.call('getDeskChat', { path: { id }, query: { size: MOST, cursor }, signal }),
    ),
    loadColleagues: fromPromise<ApiResult<Colleague[]>>(({ signal }) => api.call('listDeskOperators', { signal })),
    act: commandActor<ApiResult<unknown>, ChatRequest>(({ input, signal }) => send(api, input, signal)),
  }
}
