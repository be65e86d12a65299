import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'

type Inbox = PayloadOf<'listDeskChats'>
export type DeskChat = Inbox['chats'][number]
export type InboxAnswer = ApiResult<Inbox>

/** Open conversations are those that wait and those that somebody answers in. */
export type InboxList = 'open' | 'closed'

export interface InboxInput {
  /** The operator's id. */
  me: string
}

export interface InboxContext extends InboxInput {
  list: InboxList
  chats: DeskChat[]
  /** The conversation in the pane; null for none. */
  open: string | null
  problem: string | null
}

export type InboxEvent =
  | { type: 'retry' }
  | { type: 'list.choose'; list: InboxList }
  | { type: 'open'; id: string }
  /** To the next conversation of the list or to the one before. */
  | { type: 'step'; by: 1 | -1 }
  /** Something was done in the conversation that is open. */
  | { type: 'renew' }
