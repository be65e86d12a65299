import { deskChatMachine } from '../../../machines/desk/desk-chat/machine.ts'
import { DeskChatView } from '../../../views/desk/desk-chat/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(deskChatMachine, (actor) => (
  <DeskChatView actor={actor} pictures={{}} onRetry={() => undefined} />
))
