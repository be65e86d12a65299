import type { ReactNode } from 'react'
import { cx } from '../../../ui/base/cx.ts'
import styles from './view.module.css'

interface VerdictProps {
  isValid?: boolean
  icon: ReactNode
  title: string
  children: ReactNode
}

/** What a service wants to know, before anything else: it is the page's heading. */
export const Verdict = ({ isValid = false, icon, title, children }: VerdictProps) => (
  <div className={cx(styles.verdict, isValid && styles.valid)}>
    <span className={styles.sign}>{icon}</span>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text}>{children}</p>
  </div>
)
