/** The chat's frame: hours, state of the connection, messages, and the field (CH01–CH13). */
import { useSelector } from '@xstate/react'
import { useContext, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { supportAt, SUPPORT_HOURS } from '../../../domain/dates/support-hours.ts'
import type { chatMachine } from '../../../machines/site/chat/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { CircleAlert, TriangleAlert } from '../../../ui/base/icons.ts'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { ClockContext } from '../../kit/clock-context.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { HistoryPart } from './history-part.tsx'
import type { ChatActor } from './types.ts'
import styles from './view.module.css'

const Head = () => {
  const now = useContext(ClockContext)
  const { isOpen, note } = supportAt(now())
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>Чат с поддержкой</h1>
      <p className={styles.hours}>
        <span className={cx(styles.lamp, isOpen && styles.lit)}>{SUPPORT_HOURS}</span> · {note}
      </p>
    </div>
  )
}

type StripsProps = { actor: ChatActor; snapshot: SnapshotFrom<typeof chatMachine> }

const Strips = ({ actor, snapshot }: StripsProps) => {
  const send = useSend(actor)
  const { isOutage, rows, problem } = snapshot.context
  const hasFailed = snapshot.matches({ history: 'failed' })
  return (
    <div className={styles.strips} role="status">
      {isOutage && (
        <div className={cx(styles.strip, styles.bad)}>
          <CircleAlert />
          <span>
            <b>Ошибка подключения к Web Socket.</b> Читать и писать можно, сообщения уйдут, когда появится связь
          </span>
          {snapshot.matches({ link: 'offline' }) && (
            <Button size="sm" variant="ghost" onClick={() => send({ type: 'reconnect' })}>
              Сейчас
            </Button>
          )}
        </div>
      )}
      {rows !== null && problem !== null && (
        <div className={styles.strip}>
          <TriangleAlert />
          <span>{problem}</span>
          {hasFailed && (
            <Button size="sm" variant="ghost" onClick={() => send({ type: 'retry' })}>
              Повторить
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** What stands in an empty chat; the starters fill the field and send nothing. */
export const EmptyChat = ({ children }: { children?: ReactNode }) => {
  const now = useContext(ClockContext)
  const { isOpen, time } = supportAt(now())
  return (
    <li className={styles.blank}>
      <p className={styles.title}>Напишите, что случилось</p>
      <p className={styles.quiet}>
        {isOpen
          ? 'Писать можно в любое время. Если закроете чат, об ответе скажет уведомление'
          : `Писать можно в любое время. Сейчас в Москве ${time}: ответ придёт в рабочие часы, о нём скажет уведомление`}
      </p>
      {children}
    </li>
  )
}

export type ChatViewProps = PicturesPort & {
  actor: ChatActor
  /** The starters of an empty chat. */
  starters?: ReactNode
  outbox?: ReactNode
  composer?: ReactNode
  aside?: ReactNode
}

export const ChatView = ({ actor, starters, outbox, composer, aside, ...pictures }: ChatViewProps) => {
  const snapshot = useSelector(actor, (current) => current)
  return (
    <FlowRoot flow="chat" value={snapshot.value}>
      <div className={styles.chat}>
        <section className={styles.main} aria-label="Разговор с поддержкой">
          <Head />
          <Strips actor={actor} snapshot={snapshot} />
          <HistoryPart
            actor={actor}
            snapshot={snapshot}
            empty={<EmptyChat>{starters}</EmptyChat>}
            outbox={outbox}
            {...pictures}
          />
          {composer}
        </section>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </FlowRoot>
  )
}
