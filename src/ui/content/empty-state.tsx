import type { ReactNode } from 'react'
import { ProblemLink } from '../actions/problem-link.tsx'
import { cx } from '../base/cx.ts'
import { Inbox, TriangleAlert } from '../base/icons.ts'
import styles from './empty-state.module.css'

export type StateProps = { title: ReactNode; text?: ReactNode; action?: ReactNode }

const Hexagon = ({ children }: { children: ReactNode }) => (
  <span className={styles.hexagon}>
    <svg viewBox="0 0 60 66" aria-hidden="true">
      <path d="M30 3 56 18v30L30 63 4 48V18Z" strokeLinejoin="round" />
    </svg>
    {children}
  </span>
)

/** An empty result, not an error. */
export const EmptyState = ({ title, text, action }: StateProps) => (
  <div className={styles.state}>
    <Hexagon>
      <Inbox />
    </Hexagon>
    <div className={styles.title}>{title}</div>
    {text && <div className={styles.text}>{text}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)

/** A failed load: the reason and the remedy. Read aloud when it appears. */
export const ErrorState = ({ title, text, action }: StateProps) => (
  <div className={cx(styles.state, styles.error)} role="alert">
    <Hexagon>
      <TriangleAlert />
    </Hexagon>
    <div className={styles.title}>{title}</div>
    {text && <div className={styles.text}>{text}</div>}
    {action && <div className={styles.action}>{action}</div>}
    <div className={styles.action}>
      <ProblemLink />
    </div>
  </div>
)
