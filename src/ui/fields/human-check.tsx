import { useId } from 'react'
import { FieldError } from './field-error.tsx'
import { Check } from '../base/icons.ts'
import { Spinner } from '../base/spinner.tsx'
import styles from './human-check.module.css'

export type HumanCheckState = 'loading' | 'idle' | 'solving' | 'done'

export type HumanCheckProps = {
  state: HumanCheckState
  /** The reason for a repeated check. */
  problem?: string | null | undefined
  /** The form is being submitted: the check is disabled. */
  disabled?: boolean
  onCheck: () => void
}

/** The status beside the label; read aloud on change. */
const NEWS: Record<HumanCheckState, string> = {
  loading: 'Загружаем проверку…',
  idle: '',
  solving: 'Проверяем…',
  done: 'Проверено',
}

/**
 * «Я не робот»: a checkbox that works for a while before it is ticked, and that only the check itself ticks. It keeps its
 * position, name and focus meanwhile.
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
