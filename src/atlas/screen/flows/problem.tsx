import { problemMachine } from '../../../machines/site/problem/machine.ts'
import { ProblemView } from '../../../views/site/problem/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(problemMachine, (actor) => <ProblemView actor={actor} isSignedIn />)
