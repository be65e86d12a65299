import { useSelector } from '@xstate/react'
import { createPointMachine } from '../../../machines/profile/create-point/machine.ts'
import type { CreatePointActor } from '../../../views/profile/create-point/types.ts'
import { CreatePointView } from '../../../views/profile/create-point/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { sampleSeller } from '../people.ts'

/** The session's part of the screen follows the machine: whoever applies for nothing has applied already. */
const Shown = ({ actor }: { actor: CreatePointActor }) => {
  const isClosed = useSelector(actor, ({ context }) => context.isClosed)
  const status = isClosed ? 'ART_PENDING' : 'BUYER'
  return <CreatePointView actor={actor} standing={{ ...sampleSeller.standing, status }} />
}

export const screen = flowScreen(createPointMachine, (actor) => <Shown actor={actor} />)
