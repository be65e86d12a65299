import { useContext } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { CHECK_WORDS, UNKNOWN_CHECK, type CheckRule } from '../../../domain/desk/cases.ts'
import type { queueMachine } from '../../../machines/desk/queue/machine.ts'
import type { DeskCase } from '../../../machines/desk/queue/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CircleAlert, CircleCheck, CircleX, LockKeyhole, TriangleAlert } from '../../../ui/base/icons.ts'
import { ClockContext } from '../../kit/clock-context.ts'
import { useSend } from '../../kit/use-send.ts'
import { ageOf } from '../board/age.ts'
import { BoardRow, RowState } from '../board/row.tsx'
import styles from './queue.module.css'

type Props = { actor: Actor<typeof queueMachine>; snapshot: SnapshotFrom<typeof queueMachine> }

const DECIDED: Readonly<Record<string, string>> = {
  approve: 'Одобрено',
  refuse: 'Отказано',
  settle: 'Деньги ушли',
  return: 'Баллы возвращаются',
}

/** A refusal is no success, and no danger either: it is done. */
const REFUSED = { tone: 'quiet', icon: <CircleX /> } as const
const ACCEPTED = { tone: 'success', icon: <CircleCheck /> } as const

const State = ({ row, isOthers }: { row: DeskCase; isOthers: boolean }) => {
  if (row.pending)
    return (
      <RowState {...(row.pending.verdict === 'refuse' ? REFUSED : ACCEPTED)}>{DECIDED[row.pending.verdict] ?? 'Решено'}</RowState>
    )
  if (row.takenBy && isOthers)
    return (
      <RowState tone="quiet" icon={<LockKeyhole />}>
        Смотрит {row.takenBy.name}
      </RowState>
    )
  if (row.failed)
    return (
      <RowState tone="danger" icon={<CircleAlert />}>
        {row.failed}
      </RowState>
    )
  const [first] = row.suspicion
  if (first === undefined) return <RowState tone="quiet">{row.detail}</RowState>
  return (
    <RowState tone="danger" icon={<TriangleAlert />}>
      {CHECK_WORDS[first as CheckRule] ?? UNKNOWN_CHECK}
    </RowState>
  )
}

type RowProps = { row: DeskCase; isOpen: boolean; isOthers: boolean; now: number; onOpen: () => void }

const Row = ({ row, isOpen, isOthers, now, onOpen }: RowProps) => (
  <BoardRow
    title={row.title}
    age={ageOf(row.since, now)}
    isLate={row.isLate}
    isOpen={isOpen}
    isDone={row.pending !== null || isOthers}
    onOpen={onOpen}
  >
    <State row={row} isOthers={isOthers} />
  </BoardRow>
)

export const RowsPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const now = useContext(ClockContext)()
  const { cases, open, next, me } = snapshot.context
  return (
    <>
      <ul aria-label="Строки очереди">
        {cases.map((row) => (
          <Row
            key={row.id}
            row={row}
            now={now}
            isOpen={row.id === open?.id}
            isOthers={row.takenBy !== null && row.takenBy.id !== me}
            onOpen={() => send({ type: 'open', id: row.id })}
          />
        ))}
      </ul>
      {next !== null && (
        <div className={styles.more}>
          <Button variant="ghost" wide busy={snapshot.matches({ shown: 'more' })} onClick={() => send({ type: 'more' })}>
            Показать ещё
          </Button>
        </div>
      )}
    </>
  )
}
