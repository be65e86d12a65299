/** The bell of the header and its window (NV58–NV60). */
import { useSelector } from '@xstate/react'
import type { NotificationsContext } from '../../../machines/site/notifications/types.ts'
import { badgeOf } from '../../../machines/site/notifications/selectors.ts'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { Bell, BellLink } from '../../../ui/shell/bell.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { DropdownPart } from './dropdown-part.tsx'
import type { OnLink } from './item.tsx'
import type { NotificationsActor } from './types.ts'

const NAME = 'Уведомления'
const MESSAGES = '/messages'

const nameOf = ({ news }: NotificationsContext): string =>
  news === null || news.unread === 0 ? NAME : `${NAME}, непрочитанных: ${news.unread}`

/** Said once when something comes; the number makes two equal titles two sentences. */
const saidOf = ({ arrived, news }: NotificationsContext): string => {
  if (arrived.length === 0 || news === null) return ''
  const what = arrived.length === 1 ? `Новое уведомление: ${arrived[0]?.label}` : `Новых уведомлений: ${arrived.length}`
  return `${what}. Непрочитанных: ${news.unread}`
}

export const NotificationsView = ({ actor, onLink }: { actor: NotificationsActor; onLink?: OnLink }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { context } = snapshot
  return (
    <FlowRoot flow="notifications" value={snapshot.value}>
      {snapshot.matches('off') ? (
        <BellLink href={MESSAGES} />
      ) : (
        <Popover
          trigger={<Bell label={nameOf(context)} badge={badgeOf(context)} />}
          label={NAME}
          open={snapshot.matches({ on: { dropdown: 'opened' } })}
          onOpenChange={(isOpen) => send({ type: isOpen ? 'open' : 'close' })}
        >
          <DropdownPart actor={actor} snapshot={snapshot} onLink={onLink} />
        </Popover>
      )}
      <div role="status">
        <VisuallyHidden>{saidOf(context)}</VisuallyHidden>
      </div>
    </FlowRoot>
  )
}
