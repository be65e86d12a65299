import type { ReactNode } from 'react'
import { StepList } from './step-list.tsx'
import styles from './steps.module.css'

export type Step = { title: string; text?: ReactNode }

/** Numbered instructions. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <StepList
    look={styles.steps}
    steps={steps.map((step) => ({ ...step, look: styles.step, sign: <span className={styles.number} /> }))}
  />
)
