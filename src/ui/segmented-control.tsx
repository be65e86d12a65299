import { useId } from 'react'
import { cx } from './cx.ts'
import type { ChoiceProps } from './radio-group.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './segmented-control.module.css'

export type SegmentedControlProps<T extends string> = ChoiceProps<T> & {
  /** «inverse» stands on a dark bar. */
  tone?: 'neutral' | 'inverse'
  wide?: boolean
}

/** Switches between two or three modes. The label is for screen readers: the words of the modes say it to the eye. */
export const SegmentedControl = <T extends string>(props: SegmentedControlProps<T>) => {
  const { label, options, value, onValueChange, disabled = false, tone = 'neutral', wide = false } = props
  const name = useId()
  return (
    <fieldset className={cx(styles.group, styles[tone], wide && styles.wide)} disabled={disabled}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
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
