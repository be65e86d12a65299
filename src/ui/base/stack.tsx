import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './stack.module.css'

/** A column with even gaps. */
export const Stack = ({ gap = 'normal', children }: { gap?: 'tight' | 'normal' | 'loose'; children: ReactNode }) => (
  <div className={cx(styles.stack, styles[gap])}>{children}</div>
)

/** A row that wraps. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>

/**
 * A group of buttons, for example at a form's end: the main one first. On a phone they take the full width.
 * @param fill for so many buttons that they wrap: each row is filled, so that none stands alone
 */
export const Actions = ({ fill = false, children }: { fill?: boolean; children: ReactNode }) => (
  <div className={cx(styles.row, styles.actions, fill && styles.fill)}>{children}</div>
)

/** Fields or panels in as many equal columns as fit. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>
