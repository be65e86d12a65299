import { useId } from 'react'
import { FieldError } from './field-error.tsx'
import { Check } from '../base/icons.ts'
import { Spinner } from '../base/spinner.tsx'
import styles from './human-check.module.css'

export type HumanCheckState = 'loading' | 'idle' | 'solving' | 'done'

export type HumanCheckProps = {
  state: HumanCheckState
  /** Why it has to be done again. */
  problem?: string | null | undefined
  /** The form is being sent: nothing can be pressed. */
  disabled?: boolean
  onCheck: () => void
}

/** What is said beside the words; read aloud when it changes. */
const NEWS: Record<HumanCheckState, string> = {
  loading: 'Загружаем проверку…',
  idle: '',
  solving: 'Проверяем…',
  done: 'Проверено',
}

/**
 * «Я не робот»: a checkbox that works for a while before it is ticked, and that only the check itself ticks. It keeps its
 * place, name and focus through all of that.
 */
export const HumanCheck = ({ state, problem, disabled = false, onCheck }: HumanCheckProps) => {
  const id = useId()
  const isOpen = state === 'idle' && !disabled
  const isBusy = state === 'loading' || state === 'solving'
  return (
    <div>
      <div className={styles.box} data-check={state} data-invalid={problem ? true : undefined}>
        <label className={styles.label}>
          <span className={styles.place}>
            <input
              type="checkbox"
              className={styles.input}
              checked={state === 'done'}
              aria-disabled={!isOpen || undefined}
              aria-busy={isBusy || undefined}
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${id}-news${problem ? ` ${id}-problem` : ''}`}
              onChange={() => isOpen && onCheck()}
            />
            {isBusy && <Spinner />}
            {state === 'done' && <Check />}
          </span>
          Я не робот
        </label>
        <span id={`${id}-news`} className={styles.news} aria-live="polite">
          {NEWS[state]}
        </span>
      </div>
      <FieldError id={`${id}-problem`}>{problem}</FieldError>
    </div>
  )
}
