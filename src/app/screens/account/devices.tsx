import { commandIn } from '../../../machines/kit/command/draft.ts'
import { devicesActors } from '../../../machines/account/devices/actors.ts'
import { readDraft } from '../../../machines/account/devices/draft.ts'
import { devicesMachine } from '../../../machines/account/devices/machine.ts'
import { DevicesView } from '../../../views/account/devices/view.tsx'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { useReturn } from '../../routing/use-return.ts'
import { useVisitor } from '../../session/visitor.ts'

const parts: FlowParts<typeof devicesMachine> = { machine: devicesMachine, actors: ({ api }) => devicesActors(api) }

const Devices = ({ owner }: { owner: string }) => {
  const { slot, draft } = useDraft('devices', owner, readDraft)
  const actor = useFlow(parts, { command: draft }, { draft: { slot, of: commandIn } })
  useReturn(() => actor.send({ type: 'reload' }))
  return <DevicesView actor={actor} />
}

/** The sessions of whoever is signed in (D133). */
export const Screen = () => {
  const { person } = useVisitor()
  return person && <Devices key={person.id} owner={person.id} />
}
