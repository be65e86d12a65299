import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import styles from './step-list.module.css'

export interface ListedStep {
  title: string
  text?: ReactNode
  /** In the circle. */
  sign: ReactNode
  /** The class of the step: its colour. */
  look?: string | undefined
  /** Read aloud before the title. */
  said?: ReactNode
  isCurrent?: boolean
}

/** Steps under one another, joined by a line. */
export const StepList = ({ label, look, steps }: { label?: string; look?: string | undefined; steps: readonly ListedStep[] }) => (
  // The signs are drawn by CSS, and Safari drops the list role without markers: this restores it.
  // eslint-disable-next-line jsx-a11y/no-redundant-roles
  <ol className={cx(styles.steps, look)} role="list" aria-label={label}>
    {steps.map(({ title, text, sign, look: own, said, isCurrent = false }) => (
      <li key={title} className={cx(styles.step, own)} aria-current={isCurrent ? 'step' : undefined}>
        <span className={styles.sign}>{sign}</span>
        <div className={styles.body}>
          {said}
          <span className={styles.title}>{title}</span>
          {text && <div className={styles.text}>{text}</div>}
        </div>
      </li>
    ))}
  </ol>
)
