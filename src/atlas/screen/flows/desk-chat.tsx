import { deskChatMachine } from '../../../machines/desk/desk-chat/machine.ts'
import { DeskChatView } from '../../../views/desk/desk-chat/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(deskChatMachine, (actor) => (
  <DeskChatView actor={actor} pictures={{}} onRetry={() => undefined} />
))
