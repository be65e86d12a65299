/** A conversation at the desk: what was said, and the answer (C07). */
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { Actor } from 'xstate'
import { formatInstant } from '../../../domain/dates/dates.ts'
import type { deskChatMachine } from '../../../machines/desk/desk-chat/machine.ts'
import type { DeskMessage } from '../../../machines/desk/desk-chat/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { PhotosPart } from '../../fragments/photos/photos-part.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './desk-chat.module.css'

type ChatActor = Actor<typeof deskChatMachine>
type Props = { actor: ChatActor } & PicturesPort

/** 1 is the desk, 2 the person, 3 a new day. */
const Message = ({ message: { type, value, isImage, dateTime }, ...port }: { message: DeskMessage } & PicturesPort) => {
  if (type === '3') return <li className={styles.day}>{value}</li>
  const isOurs = type === '1'
  return (
    <li className={styles.message} data-ours={isOurs || undefined}>
      <VisuallyHidden>{isOurs ? 'Поддержка: ' : 'Человек: '}</VisuallyHidden>
      {isImage ? <PhotosPart groups={[{ label: 'Файл', names: [value] }]} {...port} /> : <p>{value}</p>}
      {dateTime && <time dateTime={dateTime}>{formatInstant(dateTime)}</time>}
    </li>
  )
}

const Messages = ({ messages, ...port }: { messages: readonly DeskMessage[] } & PicturesPort) => {
  const end = useRef<HTMLDivElement>(null)
  const count = messages.length
  // The newest stands at the end, and new ones come there.
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' })
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [count])
  return (
    <div className={styles.scroll} role="log" aria-label="Сообщения" tabIndex={0}>
      {count === 0 && <EmptyState title="Сообщений нет" />}
      <ol className={styles.messages}>
        {messages.map((message, at) => (
          <Message key={message.id ?? `${at} ${message.value}`} message={message} {...port} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  )
}

const Composer = ({ actor }: { actor: ChatActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const busy = snapshot.hasTag('busy')
  const { text, problem } = snapshot.context
  if (snapshot.matches('unanswered'))
    return (
      <Notice
        tone="warning"
        title="Ответа от сервера нет"
        live
        actions={
          <>
            <Button size="sm" onClick={() => send({ type: 'repeat' })}>
              Повторить
            </Button>
            <Button size="sm" variant="ghost" onClick={() => send({ type: 'check' })}>
              Проверить
            </Button>
          </>
        }
      >
        Отправлено ли, неизвестно. «Повторить» не отправит дважды
      </Notice>
    )
  const answer = () => {
    if (text.trim() !== '') send({ type: 'answer' })
  }
  return (
    <>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Field label="Ответ" hint="Enter отправляет, Shift+Enter начинает новую строку">
        <TextArea
          value={text}
          verbatim
          readOnly={busy}
          onValueChange={(typed) => send({ type: 'text.change', text: typed })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || busy) return
            event.preventDefault()
            answer()
          }}
        />
      </Field>
      <div className={styles.buttons}>
        <Button variant="ghost" disabled={busy} onClick={() => send({ type: 'take' })}>
          Взять
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => send({ type: 'close' })}>
          Закрыть переписку
        </Button>
        <Button variant="primary" busy={busy} disabled={text.trim() === ''} onClick={answer}>
          Ответить
        </Button>
      </div>
    </>
  )
}

const Contents = ({ actor, ...port }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { messages, problem } = snapshot.context
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title="Переписка не загрузилась"
        text={problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    )
  if (!messages) return <SkeletonBlock height="20rem" />
  return (
    <section className={styles.chat} aria-label="Переписка">
      <Messages messages={messages} {...port} />
      <div className={styles.composer}>
        <Composer actor={actor} />
      </div>
    </section>
  )
}

export const DeskChatView = ({ actor, ...port }: Props) => (
  <FlowRoot flow="deskChat" value={useSelector(actor, ({ value }) => value)}>
    <Contents actor={actor} {...port} />
  </FlowRoot>
)
