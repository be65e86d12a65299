import { deskCaseMachine } from '../../../machines/desk/desk-case/machine.ts'
import { DeskCaseView } from '../../../views/desk/desk-case/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(deskCaseMachine, (actor) => (
  <DeskCaseView actor={actor} pictures={{}} onRetry={() => undefined} />
))
