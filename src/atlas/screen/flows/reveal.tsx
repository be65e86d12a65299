import { revealMachine } from '../../../machines/desk/reveal/machine.ts'
import { RevealView } from '../../../views/desk/reveal/view.tsx'
import { personAtRest } from '../desk-person.ts'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(revealMachine, (actor) => (
  <RevealView actor={actor} person={personAtRest} pictures={{}} onRetry={() => undefined} />
))
