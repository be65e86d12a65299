import { PAGE_SIZE } from '../../../domain/portal/limits.ts'
import { requestsActors } from '../../../machines/team/requests/actors.ts'
import { draftOf, readDraft } from '../../../machines/team/requests/draft.ts'
import { requestsMachine } from '../../../machines/team/requests/machine.ts'
import { RequestsView } from '../../../views/team/requests/view.tsx'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { KeptPlace } from '../../session/kept-place.tsx'
import { useVisitor } from '../../session/visitor.ts'
import { AdminOnly } from './admin-only.tsx'

const parts: FlowParts<typeof requestsMachine> = {
  machine: requestsMachine,
  actors: ({ api }) => requestsActors(api),
}

const Requests = () => {
  const { slot, draft } = useDraft('requests', useVisitor().person?.id ?? '', readDraft)
  const actor = useFlow(parts, { size: PAGE_SIZE, decisions: draft ?? [] }, { draft: { slot, of: draftOf } })
  return (
    <>
      <KeptPlace list={actor} />
      <RequestsView actor={actor} />
    </>
  )
}

export const Screen = () => (
  <AdminOnly>
    <Requests />
  </AdminOnly>
)
