import { peopleMachine } from '../../../machines/desk/people/machine.ts'
import { PeopleView } from '../../../views/desk/people/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(peopleMachine, (actor) => <PeopleView actor={actor} open={null} pane={null} />)
