import type { ReactNode } from 'react'
import { Check, X } from '../base/icons.ts'
import { cx } from '../base/cx.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import { StepList } from './step-list.tsx'
import styles from './way.module.css'

export type WayState = 'done' | 'now' | 'failed' | 'next'
export type WayItem = { title: string; text?: ReactNode; state: WayState }

/** The state of a step, for whoever does not see its sign. */
const SAID: Record<WayState, string> = { done: 'Сделано', now: 'Сейчас', failed: 'Не вышло', next: 'Впереди' }
const SIGNS = { done: <Check />, now: null, failed: <X />, next: null }

/** The steps of something that takes its time: done, going on, failed or still to come. */
export const Way = ({ label, steps }: { label: string; steps: readonly WayItem[] }) => (
  <StepList
    label={label}
    look={styles.way}
    steps={steps.map(({ state, ...step }) => ({
      ...step,
      sign: SIGNS[state],
      look: cx(styles.step, styles[state]),
      said: <VisuallyHidden>{SAID[state]}: </VisuallyHidden>,
      isCurrent: state === 'now',
    }))}
  />
)
