import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './stack.module.css'

/** Things one under another with an even step. */
export const Stack = ({ gap = 'normal', children }: { gap?: 'tight' | 'normal' | 'loose'; children: ReactNode }) => (
  <div className={cx(styles.stack, styles[gap])}>{children}</div>
)

/** Things side by side that wrap. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>

/**
 * Buttons that belong together, as those that end a form: the main one first. On a phone they take the whole width.
 * @param fill they are so many that they wrap: each row is filled, so that none stands alone
 */
export const Actions = ({ fill = false, children }: { fill?: boolean; children: ReactNode }) => (
  <div className={cx(styles.row, styles.actions, fill && styles.fill)}>{children}</div>
)

/** Fields or panels in as many equal columns as fit. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>
