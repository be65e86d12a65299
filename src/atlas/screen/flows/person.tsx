import { personMachine } from '../../../machines/desk/person/machine.ts'
import { PersonView } from '../../../views/desk/person/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(personMachine, (actor) => <PersonView actor={actor}>{({ name }) => <h2>{name}</h2>}</PersonView>)
