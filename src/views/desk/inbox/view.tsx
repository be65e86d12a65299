/** The chat's inbox: who waits, the longest first, and the conversation that is open (C07). */
import { useSelector } from '@xstate/react'
import { useContext, type ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { inboxMachine } from '../../../machines/desk/inbox/machine.ts'
import type { DeskChat } from '../../../machines/desk/inbox/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Clock, LockKeyhole } from '../../../ui/base/icons.ts'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { useKeys } from '../../../ui/base/use-keys.ts'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { ClockContext } from '../../kit/clock-context.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { ageOf } from '../queue/age.ts'
import styles from '../queue/queue.module.css'

type InboxActor = Actor<typeof inboxMachine>

const State = ({ chat }: { chat: DeskChat }) => {
  if (chat.takenBy !== null)
    return (
      <span className={styles.state} data-tone="quiet">
        <LockKeyhole />
        Ведёт {chat.takenBy}
      </span>
    )
  return (
    <span className={styles.state} data-tone="quiet">
      <Clock />
      {chat.lastMessage ?? 'Ждёт ответа'}
    </span>
  )
}

const Chats = ({ actor }: { actor: InboxActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const now = useContext(ClockContext)()
  const { chats, open, problem } = snapshot.context
  if (snapshot.matches('loading')) return <SkeletonBlock height="20rem" />
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title="Переписки не загрузились"
        text={problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    )
  if (chats.length === 0) return <EmptyState title="Никто не ждёт ответа" />
  return (
    <ul aria-label="Переписки">
      {chats.map((chat) => (
        <li key={chat.id}>
          <button
            type="button"
            className={styles.row}
            aria-current={chat.id === open ? 'true' : undefined}
            aria-disabled={chat.id === open}
            onClick={() => {
              if (chat.id !== open) send({ type: 'open', id: chat.id })
            }}
          >
            <span className={styles.name}>{chat.name}</span>
            <span className={styles.age}>{chat.waitingSince === null ? '' : ageOf(chat.waitingSince, now)}</span>
            <State chat={chat} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** @param pane the conversation that is open */
export const InboxView = ({ actor, pane }: { actor: InboxActor; pane: ReactNode }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const isShown = snapshot.matches('shown')
  useKeys(
    {
      KeyJ: isShown ? () => send({ type: 'step', by: 1 }) : null,
      KeyK: isShown ? () => send({ type: 'step', by: -1 }) : null,
    },
    ['KeyJ', 'KeyK'],
  )
  return (
    <FlowRoot flow="inbox" value={snapshot.value}>
      <div className={styles.board}>
        <section className={styles.list} aria-labelledby="inbox-title">
          <div className={styles.head}>
            <h1 id="inbox-title" className={styles.title}>
              Чат
            </h1>
            <span className={styles.order}>сначала ждущие дольше</span>
          </div>
          <div className={styles.rows}>
            <Chats actor={actor} />
          </div>
          <p className={styles.keys} aria-hidden="true">
            <KeyCap>J</KeyCap>
            <KeyCap>K</KeyCap> <span>вниз, вверх</span>
          </p>
        </section>
        <div className={styles.pane}>{pane}</div>
      </div>
    </FlowRoot>
  )
}
