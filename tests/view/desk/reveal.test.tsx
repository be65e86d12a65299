import { revealFlow } from '../../../model/desk/reveal.ts'
import { person } from '../../../model/desk/people-rows.ts'
import { RevealView } from '../../../src/views/desk/reveal/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(revealFlow, (actor) => <RevealView actor={actor} person={person} pictures={{}} onRetry={() => undefined} />)
testControls(revealFlow, (actor) => <RevealView actor={actor} person={person} pictures={{}} onRetry={() => undefined} />)
