import type { ReactNode } from 'react'
import { ProblemLink } from '../actions/problem-link.tsx'
import { cx } from '../base/cx.ts'
import { Check, CircleHelp, X } from '../base/icons.ts'
import { useFocusOnMount } from '../base/use-focus-on-mount.ts'
import { useScrollOnMount } from '../base/use-scroll-on-mount.ts'
import styles from './result-view.module.css'

const ICONS = { success: Check, danger: X, unknown: CircleHelp }

export type ResultViewProps = {
  /** «unknown»: the request was sent, without an answer. */
  tone: keyof typeof ICONS
  title: string
  message?: ReactNode
  actions?: ReactNode
  /** What it is about, below the message. */
  children?: ReactNode
  /** Whether the heading takes the focus on mount (default: true). */
  focus?: boolean
}

/** The result: the last screen of a flow. */
export const ResultView = ({ tone, title, message, actions, children, focus = true }: ResultViewProps) => {
  const Icon = ICONS[tone]
  const heading = useFocusOnMount<HTMLHeadingElement>(focus)
  const box = useScrollOnMount<HTMLDivElement>('start')
  return (
    <div ref={box} className={cx(styles.result, styles[tone])}>
      <div className={styles.icon}>
        <Icon />
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {message && <div className={styles.message}>{message}</div>}
      {children && <div className={styles.subject}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {tone !== 'success' && <ProblemLink />}
    </div>
  )
}
