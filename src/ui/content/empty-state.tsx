import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Inbox, TriangleAlert } from '../base/icons.ts'
import styles from './empty-state.module.css'

export type StateProps = { title: ReactNode; text?: ReactNode; action?: ReactNode }

/** Nothing here, and that is all right. */
export const EmptyState = ({ title, text, action }: StateProps) => (
  <div className={styles.state}>
    <Inbox />
    <div className={styles.title}>{title}</div>
    {text && <div className={styles.text}>{text}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)

/** It could not be loaded: what happened and what to do. Read aloud when it appears. */
export const ErrorState = ({ title, text, action }: StateProps) => (
  <div className={cx(styles.state, styles.error)} role="alert">
    <TriangleAlert />
    <div className={styles.title}>{title}</div>
    {text && <div className={styles.text}>{text}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
