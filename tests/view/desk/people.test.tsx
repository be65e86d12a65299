import { peopleFlow } from '../../../model/desk/people.ts'
import { PeopleView } from '../../../src/views/desk/people/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(peopleFlow, (actor) => <PeopleView actor={actor} open={null} pane={null} />)
testControls(peopleFlow, (actor) => <PeopleView actor={actor} open={null} pane={null} />)
