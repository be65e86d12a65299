import { isPending, userStatus } from '../../../domain/people/roles.ts'
import type { Person } from '../../../machines/account/session/selectors.ts'
import { createPointActors } from '../../../machines/profile/create-point/actors.ts'
import { draftOf, readDraft } from '../../../machines/profile/create-point/draft.ts'
import { createPointMachine } from '../../../machines/profile/create-point/machine.ts'
import { POINT_DRAFT, readDraft as readPointDraft } from '../../../machines/profile/point/draft.ts'
import { CreatePointView } from '../../../views/profile/create-point/view.tsx'
import { readDrafts } from '../../effects/storage/drafts.ts'
import { searchedBy } from '../../effects/storage/searched-inn.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { useVisitor } from '../../session/visitor.ts'

const parts: FlowParts<typeof createPointMachine> = {
  machine: createPointMachine,
  actors: ({ api }) => createPointActors(api),
}

/** The last number searched for in this page, or on this device (RP20). */
const searchedInn = (owner: string): string =>
  searchedBy(owner) ||
  (readDrafts(POINT_DRAFT, owner, Date.now()).flatMap((stored) => readPointDraft(stored)?.searched ?? [])[0] ?? '')

/** Without a point the way back is the search for one (RP15). */
const backOf = ({ standing: { status } }: Person): string =>
  userStatus(status) === 'BUYER' ? '/profile/point?sub=bind' : '/profile/point'

const Form = ({ person }: { person: Person }) => {
  const { standing } = person
  const { slot, draft } = useDraft('create-point', person.id, readDraft)
  const actor = useFlow(
    parts,
    {
      userId: person.id,
      inn: searchedInn(person.id),
      back: backOf(person),
      isClosed: standing.locked || isPending(standing),
      draft,
    },
    { draft: { slot, of: draftOf } },
  )
  return <CreatePointView actor={actor} standing={standing} />
}

/** The form of a new retail point (M09); a draft belongs to the person who typed it (B08). */
export const Screen = () => {
  const { person } = useVisitor()
  return person && <Form key={person.id} person={person} />
}
