import { useContext, useEffect, useRef } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { CHECK_WORDS, UNKNOWN_CHECK, type CheckRule } from '../../../domain/desk/cases.ts'
import type { queueMachine } from '../../../machines/desk/queue/machine.ts'
import type { DeskCase } from '../../../machines/desk/queue/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CircleAlert, CircleCheck, LockKeyhole, TriangleAlert } from '../../../ui/base/icons.ts'
import { ClockContext } from '../../kit/clock-context.ts'
import { useSend } from '../../kit/use-send.ts'
import { ageOf } from './age.ts'
import styles from './queue.module.css'

type Props = { actor: Actor<typeof queueMachine>; snapshot: SnapshotFrom<typeof queueMachine> }

const DECIDED: Readonly<Record<string, string>> = {
  approve: 'Одобрено',
  refuse: 'Отказано',
  settle: 'Деньги ушли',
  return: 'Баллы возвращаются',
}

/** One line under the title: sign, word and colour of what matters most about the row. */
const State = ({ row, isOthers }: { row: DeskCase; isOthers: boolean }) => {
  if (row.pending)
    return (
      <span className={styles.state} data-tone="success">
        <CircleCheck />
        {DECIDED[row.pending.verdict] ?? 'Решено'}
      </span>
    )
  if (row.takenBy && isOthers)
    return (
      <span className={styles.state} data-tone="quiet">
        <LockKeyhole />
        Смотрит {row.takenBy.name}
      </span>
    )
  if (row.failed)
    return (
      <span className={styles.state} data-tone="danger">
        <CircleAlert />
        {row.failed}
      </span>
    )
  const [first] = row.suspicion
  if (first !== undefined)
    return (
      <span className={styles.state} data-tone="danger">
        <TriangleAlert />
        {CHECK_WORDS[first as CheckRule] ?? UNKNOWN_CHECK}
      </span>
    )
  return (
    <span className={styles.state} data-tone="quiet">
      {row.detail}
    </span>
  )
}

type RowProps = { row: DeskCase; isOpen: boolean; isOthers: boolean; now: number; onOpen: () => void }

const Row = ({ row, isOpen, isOthers, now, onOpen }: RowProps) => {
  const own = useRef<HTMLButtonElement>(null)
  // Keys open rows that are out of sight.
  useEffect(() => {
    if (isOpen) own.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])
  const isDone = row.pending !== null || isOthers
  return (
    <li>
      <button
        ref={own}
        type="button"
        className={styles.row}
        data-done={isDone || undefined}
        aria-current={isOpen ? 'true' : undefined}
        aria-disabled={isOpen}
        onClick={onOpen}
      >
        <span className={styles.name}>{row.title}</span>
        <span className={styles.age} data-late={row.isLate || undefined}>
          {ageOf(row.since, now)}
        </span>
        <State row={row} isOthers={isOthers} />
      </button>
    </li>
  )
}

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
            onOpen={() => {
              if (row.id !== open?.id) send({ type: 'open', id: row.id })
            }}
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
