import { revealMachine } from '../../../machines/desk/reveal/machine.ts'
import { RevealView } from '../../../views/desk/reveal/view.tsx'
import { personAtRest } from '../desk-person.ts'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(revealMachine, (actor) => (
  <RevealView actor={actor} person={personAtRest} pictures={{}} onRetry={() => undefined} />
))
