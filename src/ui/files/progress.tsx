import type { CSSProperties } from 'react'
import { cx } from '../base/cx.ts'
import styles from './progress.module.css'

export type ProgressProps = {
  label: string
  /** From 0 to 1; without it the bar is indeterminate. */
  value?: number | undefined
}

/** A progress bar. */
export const Progress = ({ label, value }: ProgressProps) => (
  <div
    className={cx(styles.bar, value === undefined && styles.unknown)}
    role="progressbar"
    aria-label={label}
    aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
    style={{ '--done': value ?? 0.3 } as CSSProperties}
  >
    <div className={styles.done} />
  </div>
)
