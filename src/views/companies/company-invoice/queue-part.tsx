import { Fragment } from 'react'
import { countsIn, isBusy, leftToAdd, queueOf } from '../../../machines/companies/company-invoice/selectors.ts'
import type { RowCounts } from '../../../machines/companies/company-invoice/rows.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './rows-part.module.css'
import type { PartProps } from './types.ts'

const STANDS = {
  running: null,
  paused: 'Проверка на паузе, продолжится сама',
  stopped: 'Проверка остановлена',
} as const

type Part = keyof typeof PARTS

const PARTS = {
  available: 'Есть в базе',
  manual: 'На ручной проверке',
  wrong: 'С ошибками',
  waiting: 'Ждут проверки',
} as const satisfies Partial<Record<keyof RowCounts, string>>

/** How many rows stand how; parts without rows are left out, and those that need the person stand out. */
const Counts = ({ counts }: { counts: RowCounts }) =>
  (Object.keys(PARTS) as Part[])
    .filter((part) => counts[part] > 0)
    .map((part, at) => (
      <Fragment key={part}>
        {at > 0 && ' · '}
        <span className={part === 'wrong' ? styles.wrong : undefined}>
          {PARTS[part]}: {counts[part]}
        </span>
      </Fragment>
    ))

/** The rows at a glance, read aloud politely, and the queue's own controls. */
export const QueuePart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const counts = countsIn(snapshot)
  const stands = STANDS[queueOf(snapshot)]
  const left = leftToAdd(snapshot)
  const sending = left === null ? null : `Отправляем ненайденные номера, осталось: ${left + 1}`
  return (
    <div className={styles.queue}>
      <span role="status">
        {[stands, isBusy(snapshot) && sending].filter(Boolean).join('. ')}
        {!isBusy(snapshot) && (
          <>
            {stands && '. '}
            <Counts counts={counts} />
          </>
        )}
      </span>
      {snapshot.can({ type: 'checks.stop' }) && (
        <Button size="sm" onClick={() => send({ type: 'checks.stop' })}>
          Остановить проверку
        </Button>
      )}
      {snapshot.can({ type: 'checks.resume' }) && (
        <Button size="sm" onClick={() => send({ type: 'checks.resume' })}>
          Продолжить проверку
        </Button>
      )}
    </div>
  )
}
