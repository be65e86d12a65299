import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'

type Inbox = PayloadOf<'listDeskChats'>
export type DeskChat = Inbox['chats'][number]
export type InboxAnswer = ApiResult<Inbox>

export interface InboxContext {
  chats: DeskChat[]
  /** The conversation in the pane; null for none. */
  open: string | null
  problem: string | null
}

export type InboxEvent =
  | { type: 'retry' }
  | { type: 'open'; id: string }
  /** To the next conversation of the list or to the one before. */
  | { type: 'step'; by: 1 | -1 }
  /** Something was done in the conversation that is open. */
  | { type: 'renew' }
