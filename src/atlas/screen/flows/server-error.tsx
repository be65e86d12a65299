import { serverErrorMachine } from '../../../machines/site/server-error/machine.ts'
import { ServerErrorView } from '../../../views/site/server-error/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(serverErrorMachine, (actor) => <ServerErrorView actor={actor} />)
