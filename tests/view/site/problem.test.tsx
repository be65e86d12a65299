import { problemFlow } from '../../../model/site/problem.ts'
import type { ProblemActor } from '../../../src/views/site/problem/types.ts'
import { ProblemView } from '../../../src/views/site/problem/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: ProblemActor) => <ProblemView actor={actor} isSignedIn />

testView(problemFlow, view)
testControls(problemFlow, view)
