/** The way out of a point is a flow of its own: here it is at rest. */
import { createActor } from 'xstate'
import { leavePointMachine } from '../../../machines/profile/leave-point/machine.ts'
import { pointMachine } from '../../../machines/profile/point/machine.ts'
import { PointView } from '../../../views/profile/point/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { sampleSeller } from '../people.ts'

const leave = createActor(leavePointMachine, { input: { command: null } }).start()

export const screen = flowScreen(pointMachine, (actor) => <PointView actor={actor} leave={leave} person={sampleSeller} />)
