import { useId, type ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import styles from './checkbox.module.css'

export type Choice<T extends string> = { value: T; label: ReactNode; hint?: ReactNode; disabled?: boolean }

export type ChoiceProps<T extends string> = {
  label: string
  options: readonly Choice<T>[]
  value: T | null
  onValueChange: (value: T) => void
  disabled?: boolean
}

/** A choice of few options, each on its own row. */
export const RadioGroup = <T extends string>({ label, options, value, onValueChange, disabled = false }: ChoiceProps<T>) => {
  const name = useId()
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            type="radio"
            name={name}
            className={cx(styles.input, styles.round)}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
