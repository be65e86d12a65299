import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'

type Page = PayloadOf<'getDeskChat'>
export type DeskMessage = Page['messages'][number]
export type DeskChatAnswer = ApiResult<Page>

/** What an operator does with a conversation. */
export type ChatDeed = 'answer' | 'take' | 'close'
export type ChatCommand = Command & { deed: ChatDeed }

/** What a command is sent with; the text stands still while it is under way. */
export interface ChatRequest {
  id: string
  command: ChatCommand
  text: string
}

export interface DeskChatContext extends CommandContext<ChatCommand> {
  id: string
  messages: DeskMessage[] | null
  /** The answer as typed. */
  text: string
  problem: string | null
}

export type DeskChatEvent =
  | { type: 'retry' }
  | { type: 'text.change'; text: string }
  | { type: 'answer'; key: string }
  | { type: 'take'; key: string }
  | { type: 'close'; key: string }
  | { type: 'check' }
  | RepeatEvent
