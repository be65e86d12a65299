import { profileHomeActors } from '../../machines/profile-home/actors.ts'
import { profileHomeMachine } from '../../machines/profile-home/machine.ts'
import type { Person } from '../../machines/session/selectors.ts'
import { ProfileHomeView } from '../../views/profile-home/view.tsx'
import { useFlow, type FlowParts } from '../flow.ts'
import { useVisitor } from '../visitor.ts'

const parts: FlowParts<typeof profileHomeMachine> = {
  machine: profileHomeMachine,
  actors: ({ api }) => profileHomeActors(api),
}

const Known = ({ person, mode }: { person: Person; mode: 'seller' | 'customer' }) => (
  <ProfileHomeView actor={useFlow(parts, { mode })} person={person} />
)

/** Without a person there is nothing to show: the shell says so and offers to ask again (A32 of docs/decisions.md). */
export const Screen = () => {
  const { person, mode } = useVisitor()
  return person && <Known person={person} mode={mode} />
}
