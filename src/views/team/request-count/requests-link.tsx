import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { requestCountMachine } from '../../../machines/team/request-count/machine.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Badge } from '../../../ui/content/badge.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'

const LABEL = 'Заявки на присоединение'

/** The way to the applications, with their number where it is known (AD03). */
export const RequestsLink = ({ actor }: { actor: Actor<typeof requestCountMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  const { count } = snapshot.context
  return (
    <FlowRoot flow="requestCount" value={snapshot.value}>
      <ButtonLink href="/sellers-requests" {...(count !== null && { 'aria-label': `${LABEL}: ${count}` })}>
        {LABEL}
        {count !== null && <Badge tone={count > 0 ? 'accent' : 'neutral'}>{count}</Badge>}
      </ButtonLink>
    </FlowRoot>
  )
}
