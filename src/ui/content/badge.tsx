import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import styles from './badge.module.css'

/** A count or a short word beside a name. Its owner's `aria-label` must say what is counted. */
export const Badge = ({ tone = 'neutral', children }: { tone?: 'neutral' | 'accent'; children: ReactNode }) => (
  <span className={cx(styles.badge, tone === 'accent' && styles.accent)}>{children}</span>
)
