/** The chat's inbox: who waits, the longest first, and the conversation that is open (C07). */
import { useSelector } from '@xstate/react'
import { useContext, type ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { inboxMachine } from '../../../machines/desk/inbox/machine.ts'
import type { DeskChat } from '../../../machines/desk/inbox/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Clock, LockKeyhole } from '../../../ui/base/icons.ts'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { ClockContext } from '../../kit/clock-context.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { ageOf } from '../board/age.ts'
import { Board } from '../board/board.tsx'
import { BoardRow, RowState } from '../board/row.tsx'
import styles from './inbox.module.css'

type InboxActor = Actor<typeof inboxMachine>

const LISTS = [
  { value: 'open', label: 'Открытые' },
  { value: 'closed', label: 'Закрытые' },
] as const

const State = ({ chat, me }: { chat: DeskChat; me: string }) =>
  chat.takenBy === null ? (
    <RowState tone="quiet" icon={chat.status === 'closed' ? null : <Clock />}>
      {chat.lastMessage ?? (chat.status === 'closed' ? 'Закрыта' : 'Ждёт ответа')}
    </RowState>
  ) : (
    <RowState tone="quiet" icon={<LockKeyhole />}>
      {chat.takenBy.id === me ? 'Ведёте вы' : `Ведёт ${chat.takenBy.name}`}
    </RowState>
  )

const Chats = ({ actor }: { actor: InboxActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const now = useContext(ClockContext)()
  const { chats, list, me, open, problem } = snapshot.context
  if (snapshot.matches('loading')) return <SkeletonBlock height="20rem" />
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title="Переписки не загрузились"
        text={problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    )
  if (chats.length === 0) return <EmptyState title={list === 'open' ? 'Никто не ждёт ответа' : 'Закрытых переписок нет'} />
  return (
    <ul aria-label="Переписки">
      {chats.map((chat) => (
        <BoardRow
          key={chat.id}
          title={chat.name}
          age={chat.waitingSince === null ? '' : ageOf(chat.waitingSince, now)}
          isOpen={chat.id === open}
          onOpen={() => send({ type: 'open', id: chat.id })}
        >
          <State chat={chat} me={me} />
        </BoardRow>
      ))}
    </ul>
  )
}

/** @param pane the conversation that is open */
export const InboxView = ({ actor, pane }: { actor: InboxActor; pane: ReactNode }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  return (
    <FlowRoot flow="inbox" value={snapshot.value}>
      <Board
        id="inbox-title"
        title="Чат"
        order="сначала ждущие дольше"
        choice={
          <div className={styles.choice}>
            <SegmentedControl
              label="Какие переписки"
              options={LISTS}
              value={snapshot.context.list}
              onValueChange={(list) => send({ type: 'list.choose', list })}
              wide
            />
          </div>
        }
        list={<Chats actor={actor} />}
        onStep={snapshot.matches('shown') ? (by) => send({ type: 'step', by }) : null}
        pane={pane}
      />
    </FlowRoot>
  )
}
