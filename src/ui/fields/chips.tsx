import { useId } from 'react'
import { cx } from '../base/cx.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import type { ChoiceProps } from './radio-group.tsx'
import styles from './chips.module.css'

export type ChipsProps<T extends string> = ChoiceProps<T> & {
  /** The label is for screen readers only: the chips say enough. */
  isLabelHidden?: boolean
}

/** A choice of a few options beside each other, which wrap. */
export const Chips = <T extends string>(props: ChipsProps<T>) => {
  const { label, options, value, onValueChange, disabled = false, isLabelHidden = false } = props
  const name = useId()
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={cx(!isLabelHidden && styles.legend)}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
