import type { Actor } from 'xstate'
import type { chatMachine } from '../../../machines/site/chat/machine.ts'
import type { chatMessageMachine } from '../../../machines/site/chat-message/machine.ts'

export type ChatActor = Actor<typeof chatMachine>
export type ChatMessageActor = Actor<typeof chatMessageMachine>
