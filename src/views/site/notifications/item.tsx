import { useRef, type MouseEvent } from 'react'
import type { Notification } from '../../../api/types.ts'
import { formatInstantTimeFirst } from '../../../domain/dates/dates.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Anchor } from '../../../ui/actions/link-provider.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { Eye } from '../../../ui/base/icons.ts'
import { useFocusHeir } from '../../../ui/base/use-focus-heir.ts'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { ToolPicture } from '../../../ui/content/tool-picture.tsx'
import styles from './item.module.css'

/** A link of a notification is being followed: it may lead to another mode of the portal. */
export type OnLink = (event: MouseEvent, href: string) => void

type ItemProps = {
  row: Notification
  /** The mark is on its way to the server. */
  isMarking: boolean
  onMark: (id: string) => void
  /** The notification's own link has been followed. */
  onFollow?: (() => void) | undefined
  onLink?: OnLink | undefined
}

/** One notification, in the dropdown and on the page (MS06–MS09). All of it is its link; the eye keeps its place when it goes. */
export const NotificationItem = ({ row, isMarking, onMark, onFollow, onLink }: ItemProps) => {
  const { id, label, body, img, created, isRead, link = null } = row
  const item = useRef<HTMLLIElement>(null)
  const eye = useFocusHeir<HTMLButtonElement>(() => item.current?.querySelector('a') ?? item.current)
  const time = created === null ? null : formatInstantTimeFirst(created)
  const title = (
    <>
      {!isRead && <VisuallyHidden>Не прочитано: </VisuallyHidden>}
      {label}
    </>
  )
  const follow = (event: MouseEvent) => {
    if (!isRead) onMark(id)
    onFollow?.()
    if (link !== null) onLink?.(event, link)
  }
  return (
    <li ref={item} data-row={id} tabIndex={-1} className={cx(styles.item, !isRead && styles.unread)}>
      {img !== null && <ToolPicture src={img} size={44} />}
      <div className={styles.words}>
        {link === null ? (
          <span className={styles.label}>{title}</span>
        ) : (
          <Anchor className={cx(styles.label, styles.link)} href={link} onClick={follow}>
            {title}
          </Anchor>
        )}
        <p className={styles.body}>{body.replaceAll('№ ', '№\u00A0')}</p>
        {created !== null && (
          <time className={styles.time} dateTime={created}>
            {time}
          </time>
        )}
      </div>
      <div className={styles.eye}>
        {!isRead && (
          <IconButton
            ref={eye}
            label={`Отметить прочитанным: ${[label, time].filter(Boolean).join(', ')}`}
            icon={<Eye />}
            busy={isMarking}
            onClick={() => onMark(id)}
          />
        )}
      </div>
    </li>
  )
}
