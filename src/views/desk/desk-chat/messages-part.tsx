import { useEffect, useRef } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { formatInstant } from '../../../domain/dates/dates.ts'
import type { deskChatMachine } from '../../../machines/desk/desk-chat/machine.ts'
import { isAtHand } from '../../../machines/desk/desk-chat/selectors.ts'
import type { DeskMessage } from '../../../machines/desk/desk-chat/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { PhotosPart } from '../../fragments/photos/photos-part.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './desk-chat.module.css'

/** 1 is the desk, 2 the person, 3 a new day. */
const Message = ({ message, ...port }: { message: DeskMessage } & PicturesPort) => {
  const { type, value, isImage, dateTime, about } = message
  if (type === '3') return <li className={styles.day}>{value}</li>
  const isOurs = type === '1'
  return (
    <li className={styles.message} data-ours={isOurs || undefined}>
      <VisuallyHidden>{isOurs ? 'Поддержка: ' : 'Человек: '}</VisuallyHidden>
      {about && <span className={styles.about}>{about.title}</span>}
      {isImage ? <PhotosPart groups={[{ label: 'Файл', names: [value] }]} {...port} /> : <p>{value}</p>}
      {dateTime && <time dateTime={dateTime}>{formatInstant(dateTime)}</time>}
    </li>
  )
}

type Props = { actor: Actor<typeof deskChatMachine>; snapshot: SnapshotFrom<typeof deskChatMachine> } & PicturesPort

export const MessagesPart = ({ actor, snapshot, ...port }: Props) => {
  const send = useSend(actor)
  const { messages, next } = snapshot.context
  const shown = messages ?? []
  const end = useRef<HTMLDivElement>(null)
  const last = shown.at(-1)?.id ?? null
  // The newest message stands in sight when it comes, wherever somebody was reading.
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' })
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [last])
  return (
    <div className={styles.scroll} role="log" aria-label="Сообщения" tabIndex={0}>
      <div>
        {next !== null && (
          <div className={styles.older}>
            <Button
              size="sm"
              variant="ghost"
              busy={snapshot.matches({ shown: 'older' })}
              disabled={!isAtHand(snapshot)}
              onClick={() => send({ type: 'older' })}
            >
              Показать прежние
            </Button>
          </div>
        )}
        {shown.length === 0 && <EmptyState title="Сообщений нет" />}
        <ol className={styles.messages}>
          {shown.map((message, at) => (
            <Message key={message.id ?? `${at} ${message.value}`} message={message} {...port} />
          ))}
        </ol>
        <div ref={end} />
      </div>
    </div>
  )
}
