import type { ReactNode } from 'react'
import { ModelName } from './model-name.tsx'
import styles from './phone-row.module.css'

interface PhoneRowProps {
  model: string
  picture: ReactNode
  serial: string
  /** The time or the day: the first to go where there is no room. */
  moment: string | null
  points: ReactNode
  status: ReactNode
  onOpen: () => void
}

/**
 * A row of a phone: what it is on the left, how it ended on the right. The whole row is one button, named by all that it shows;
 * a press shows everything about the row.
 */
export const PhoneRow = ({ model, picture, serial, moment, points, status, onOpen }: PhoneRowProps) => (
  <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
    {picture}
    <span className={styles.lines}>
      <span className={styles.line}>
        <span className={styles.model}>
          <ModelName name={model} />
        </span>{' '}
        <span className={styles.points}>{points}</span>
      </span>{' '}
      <span className={styles.line}>
        <span className={styles.below}>
          <span>{serial}</span>
          {moment && <span className={styles.moment}> · {moment}</span>}
        </span>{' '}
        <span className={styles.status}>{status}</span>
      </span>
    </span>
  </button>
)
