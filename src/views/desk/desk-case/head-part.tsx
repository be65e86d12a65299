import { useContext } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { formatInstant } from '../../../domain/dates/dates.ts'
import type { deskCaseMachine } from '../../../machines/desk/desk-case/machine.ts'
import { isMine } from '../../../machines/desk/desk-case/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { TimeLeft } from '../../../ui/base/time-left.tsx'
import { ClockContext } from '../../kit/clock-context.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './desk-case.module.css'

type Snapshot = SnapshotFrom<typeof deskCaseMachine>

const Take = ({ snapshot }: { snapshot: Snapshot }) => {
  const now = useContext(ClockContext)
  if (isMine(snapshot))
    return (
      <>
        Взято вами, отпустим через{' '}
        <strong>
          <TimeLeft until={snapshot.context.until} now={now} />
        </strong>
      </>
    )
  return snapshot.matches('expired') ? 'Строка отпущена' : 'Только для просмотра'
}

/** What it is and whose it is; the name is masked. */
export const HeadPart = ({ actor, snapshot }: { actor: Actor<typeof deskCaseMachine>; snapshot: Snapshot }) => {
  const send = useSend(actor)
  const { view } = snapshot.context
  if (!view) return null
  const { case: row, who, summary } = view
  return (
    <div className={styles.head}>
      <p className={styles.term}>
        <span>
          <Take snapshot={snapshot} />
        </span>
        <span data-late={row.isLate || undefined}>
          {row.isLate ? 'Срок прошёл' : 'Решить до'} <strong>{formatInstant(row.due)}</strong>
        </span>
      </p>
      <div className={styles.what}>
        <div className={styles.names}>
          <h2 id="case-title" className={styles.title}>
            {row.title}
          </h2>
          {summary !== null && <p className={styles.quiet}>{summary}</p>}
          <p className={styles.quiet}>
            {who ? (
              <Link quiet href={`/desk/people/${who.id}`}>
                {[`${who.role} ${who.name}`.trim(), who.point].filter(Boolean).join(', ')}
              </Link>
            ) : (
              'Учётная запись удалена'
            )}
          </p>
        </div>
        {snapshot.matches('ready') && (
          <Button size="sm" variant="ghost" onClick={() => send({ type: 'hand.open' })}>
            Передать <KeyCap>T</KeyCap>
          </Button>
        )}
      </div>
    </div>
  )
}
