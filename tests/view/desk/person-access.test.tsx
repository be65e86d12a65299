import { personAccessFlow } from '../../../model/desk/person-access.ts'
import { person } from '../../../model/desk/people-rows.ts'
import { PersonAccessView } from '../../../src/views/desk/person-access/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(personAccessFlow, (actor) => <PersonAccessView actor={actor} person={person} />)
testControls(personAccessFlow, (actor) => <PersonAccessView actor={actor} person={person} />)
