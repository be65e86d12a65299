import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'

type Page = PayloadOf<'getDeskChat'>
export type DeskMessage = Page['messages'][number]
export type ChatState = Page['chat']
export type ChatPerson = NonNullable<Page['person']>
export type ChatSubject = Page['subjects'][number]
export type ChatReport = Page['reports'][number]
export type Colleague = PayloadOf<'listDeskOperators'>[number]
export type DeskChatAnswer = ApiResult<Page>

/** What an operator does with a conversation. */
export type ChatDeed = 'answer' | 'take' | 'close' | 'reopen'
export type ChatCommand = Command & ({ deed: ChatDeed } | { deed: 'handOver'; operator: Colleague })

/** What a command is sent with; the text stands still while it is under way. */
export interface ChatRequest {
  id: string
  command: ChatCommand
  text: string
}

export interface DeskChatInput {
  id: string
  /** The operator's id. */
  me: string
}

export interface DeskChatContext extends CommandContext<ChatCommand>, DeskChatInput {
  messages: DeskMessage[] | null
  /** Where older messages go on; null where there are none. */
  next: string | null
  chat: ChatState | null
  /** Who writes; null while not known, and of an account that is gone. */
  person: ChatPerson | null
  /** What is spoken of, the last first. */
  subjects: ChatSubject[]
  /** The person's reports of problems, the newest first. */
  reports: ChatReport[]
  colleagues: Colleague[]
  /** The answer as typed. */
  text: string
  problem: string | null
}

export type DeskChatEvent =
  | { type: 'retry' }
  | { type: 'older' }
  | { type: 'text.change'; text: string }
  /** A ready answer comes into the field; by its place in the table. */
  | { type: 'ready.pick'; at: number }
  | { type: 'answer'; key: string }
  | { type: 'take'; key: string }
  | { type: 'close'; key: string }
  | { type: 'reopen'; key: string }
  | { type: 'hand.open' }
  | { type: 'hand.choose'; operator: Colleague; key: string }
  | { type: 'back' }
  | { type: 'check' }
  | RepeatEvent
