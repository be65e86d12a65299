import { personFlow } from '../../../model/desk/person.ts'
import { PersonView } from '../../../src/views/desk/person/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(personFlow, (actor) => <PersonView actor={actor}>{({ name }) => <h2>{name}</h2>}</PersonView>)
testControls(personFlow, (actor) => <PersonView actor={actor}>{({ name }) => <h2>{name}</h2>}</PersonView>)
