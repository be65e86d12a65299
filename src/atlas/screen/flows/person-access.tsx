import { personAccessMachine } from '../../../machines/desk/person-access/machine.ts'
import { PersonAccessView } from '../../../views/desk/person-access/view.tsx'
import { personAtRest } from '../desk-person.ts'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(personAccessMachine, (actor) => <PersonAccessView actor={actor} person={personAtRest} />)
