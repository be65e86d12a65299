import type { ReactNode } from 'react'
import { Check, X } from '../base/icons.ts'
import { cx } from '../base/cx.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './way.module.css'

export type WayState = 'done' | 'now' | 'failed' | 'next'
export type WayItem = { title: string; text?: ReactNode; state: WayState }

/** The state of a step, for whoever does not see its sign. */
const SAID: Record<WayState, string> = { done: 'Сделано', now: 'Сейчас', failed: 'Не вышло', next: 'Впереди' }
const SIGNS = { done: <Check />, now: null, failed: <X />, next: null }

/** The steps of something that takes its time: done, going on, failed or still to come. */
export const Way = ({ label, steps }: { label: string; steps: readonly WayItem[] }) => (
  // The signs are drawn by CSS, and Safari drops the list role without markers: this restores it.
  // eslint-disable-next-line jsx-a11y/no-redundant-roles
  <ol className={styles.way} role="list" aria-label={label}>
    {steps.map(({ title, text, state }) => (
      <li key={title} className={cx(styles.step, styles[state])} aria-current={state === 'now' ? 'step' : undefined}>
        <span className={styles.sign}>{SIGNS[state]}</span>
        <div className={styles.body}>
          <VisuallyHidden>{SAID[state]}: </VisuallyHidden>
          <span className={styles.title}>{title}</span>
          {text && <div className={styles.text}>{text}</div>}
        </div>
      </li>
    ))}
  </ol>
)
