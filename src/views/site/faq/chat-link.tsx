/** The way to the chat, with the number of answers that a person has not read (API56). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { chatCountMachine } from '../../../machines/site/chat-count/machine.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Badge } from '../../../ui/content/badge.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'

const LABEL = 'Задать вопрос администратору'

/** For visitors, and before it is known who looks. */
export const PlainChatLink = ({ count = 0 }: { count?: number }) => (
  <ButtonLink href="/chat" variant="primary" wide {...(count > 0 && { 'aria-label': `${LABEL}, новых ответов: ${count}` })}>
    {LABEL}
    {count > 0 && <Badge tone="neutral">{count}</Badge>}
  </ButtonLink>
)

export const ChatLink = ({ actor }: { actor: Actor<typeof chatCountMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  return (
    <FlowRoot flow="chatCount" value={snapshot.value}>
      <PlainChatLink count={snapshot.context.count ?? 0} />
    </FlowRoot>
  )
}
