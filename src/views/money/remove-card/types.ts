import type { Actor } from 'xstate'
import type { removeCardMachine } from '../../../machines/money/remove-card/machine.ts'

export type RemoveCardActor = Actor<typeof removeCardMachine>
