import type { ReactNode } from 'react'
import styles from './steps.module.css'

export type Step = { title: string; text?: ReactNode }

/** Numbered instructions. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  // The numbers are drawn by CSS, and Safari drops the list role without markers: this restores it.
  // eslint-disable-next-line jsx-a11y/no-redundant-roles
  <ol className={styles.steps} role="list">
    {steps.map((step) => (
      <li key={step.title} className={styles.step}>
        <div className={styles.body}>
          <div className={styles.title}>{step.title}</div>
          {step.text && <div className={styles.text}>{step.text}</div>}
        </div>
      </li>
    ))}
  </ol>
)
