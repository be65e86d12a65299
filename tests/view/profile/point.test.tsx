import { createActor } from 'xstate'
import { pointFlow } from '../../../model/profile/point.ts'
import { leavePointMachine } from '../../../src/machines/profile/leave-point/machine.ts'
import type { PointActor } from '../../../src/views/profile/point/types.ts'
import { PointView } from '../../../src/views/profile/point/view.tsx'
import { seller } from '../kit/people.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

/** The way out has a test of its own: here its button is off. */
const leave = createActor(leavePointMachine, {
  input: { command: null },
  snapshot: leavePointMachine.resolveState({
    value: 'routingAnswer',
    context: { command: null, answer: null, asked: { way: 'leave' }, problem: null },
  }),
})

const view = (actor: PointActor) => <PointView actor={actor} leave={leave} person={seller} />

testView(pointFlow, view)
testControls(pointFlow, view)
