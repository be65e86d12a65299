import { personAccessMachine } from '../../../machines/desk/person-access/machine.ts'
import { PersonAccessView } from '../../../views/desk/person-access/view.tsx'
import { personAtRest } from '../desk-person.ts'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(personAccessMachine, (actor) => <PersonAccessView actor={actor} person={personAtRest} />)
