/** A queue of the desk: kinds with their counts, the rows, and the open row beside them (C07). */
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { queueMachine } from '../../../machines/desk/queue/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Board } from '../board/board.tsx'
import { KindsPart } from './kinds-part.tsx'
import { RowsPart } from './rows-part.tsx'

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
  return (
    <FlowRoot flow="queue" value={snapshot.value}>
      <Board
        id="queue-title"
        title="Очередь"
        order="сначала просроченные"
        choice={<KindsPart actor={actor} snapshot={snapshot} />}
        list={<List actor={actor} />}
        below={undo}
        keys={
          <>
            <KeyCap>?</KeyCap> клавиши
          </>
        }
        onStep={snapshot.matches('shown') ? (by) => send({ type: 'step', by }) : null}
        pane={pane}
      />
    </FlowRoot>
  )
}
