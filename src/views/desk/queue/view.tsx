/** A queue of the desk: kinds with their counts, the rows, and the open row beside them (C07). */
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { queueMachine } from '../../../machines/desk/queue/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { useKeys } from '../../../ui/base/use-keys.ts'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { KindsPart } from './kinds-part.tsx'
import { RowsPart } from './rows-part.tsx'
import styles from './queue.module.css'

type QueueActor = Actor<typeof queueMachine>

/** What is read of the list when it is not there yet. */
const List = ({ actor }: { actor: QueueActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  if (snapshot.matches('loading')) return <SkeletonBlock height="20rem" />
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title="Очередь не загрузилась"
        text={snapshot.context.problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    )
  return snapshot.context.cases.length === 0 ? (
    <EmptyState title="Здесь никто не ждёт" />
  ) : (
    <RowsPart actor={actor} snapshot={snapshot} />
  )
}

interface Props {
  actor: QueueActor
  /** The row that is open. */
  pane: ReactNode
  /** The last decision, to be taken back. */
  undo: ReactNode
}

export const QueueView = ({ actor, pane, undo }: Props) => {
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
    <FlowRoot flow="queue" value={snapshot.value}>
      <div className={styles.board}>
        <section className={styles.list} aria-labelledby="queue-title">
          <div className={styles.head}>
            <h1 id="queue-title" className={styles.title}>
              Очередь
            </h1>
            <span className={styles.order}>сначала просроченные</span>
          </div>
          <KindsPart actor={actor} snapshot={snapshot} />
          <div className={styles.rows}>
            <List actor={actor} />
          </div>
          {undo}
          <p className={styles.keys} aria-hidden="true">
            <KeyCap>J</KeyCap>
            <KeyCap>K</KeyCap> <span>вниз, вверх</span>
            <span className={styles.spare}>
              <KeyCap>?</KeyCap> клавиши
            </span>
          </p>
        </section>
        <div className={styles.pane}>{pane}</div>
      </div>
    </FlowRoot>
  )
}
