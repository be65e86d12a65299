/** The way out belongs to the tab of the point: this is the tab with a point, or with an application. */
import { useSelector } from '@xstate/react'
import { leavePointMachine } from '../../../machines/profile/leave-point/machine.ts'
import type { LeavePointActor } from '../../../views/profile/leave-point/types.ts'
import { PointView } from '../../../views/profile/point/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { sampleSeller } from '../people.ts'
import { pointAtRest } from '../point-at-rest.ts'

const tabs = { leave: pointAtRest('SELLER'), cancel: pointAtRest('SELLER_PENDING') }

const Shown = ({ actor }: { actor: LeavePointActor }) => {
  const way = useSelector(actor, ({ context }) => context.asked.way)
  return <PointView actor={tabs[way]} leave={actor} person={sampleSeller} />
}

export const screen = flowScreen(leavePointMachine, (actor) => <Shown actor={actor} />)
