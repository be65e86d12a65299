import type { Actor } from 'xstate'
import type { addCardMachine } from '../../../machines/money/add-card/machine.ts'

export type AddCardActor = Actor<typeof addCardMachine>
