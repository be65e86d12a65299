import { peopleMachine } from '../../../machines/desk/people/machine.ts'
import { PeopleView } from '../../../views/desk/people/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(peopleMachine, (actor) => <PeopleView actor={actor} open={null} pane={null} />)
