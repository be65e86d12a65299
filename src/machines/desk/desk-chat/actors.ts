import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { WhenActive } from '../../kit/active.ts'
import { commandActor } from '../../kit/command/actor.ts'
import { renewalActor } from '../../kit/query/actor.ts'
import type { ChatRequest, DeskChatAnswer } from './types.ts'

/** The newest messages: whoever answers reads the last ones. */
const MOST = 100

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
    act: commandActor<ApiResult<unknown>, ChatRequest>(({ input: { id, command, text }, signal }) => {
      const rest = { path: { id }, idempotencyKey: command.key, signal }
      if (command.deed === 'answer') return api.call('answerDeskChat', { ...rest, body: { value: text } })
      return api.call(command.deed === 'take' ? 'takeDeskChat' : 'closeDeskChat', rest)
    }),
  }
}
