import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Inbox, TriangleAlert } from '../base/icons.ts'
import styles from './empty-state.module.css'

export type StateProps = { title: ReactNode; text?: ReactNode; action?: ReactNode }

/** An empty result, not an error. */
export const EmptyState = ({ title, text, action }: StateProps) => (
  <div className={styles.state}>
    <Inbox />
    <div className={styles.title}>{title}</div>
    {text && <div className={styles.text}>{text}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)

/** A failed load: the reason and the remedy. Read aloud when it appears. */
export const ErrorState = ({ title, text, action }: StateProps) => (
  <div className={cx(styles.state, styles.error)} role="alert">
    <TriangleAlert />
    <div className={styles.title}>{title}</div>
    {text && <div className={styles.text}>{text}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
