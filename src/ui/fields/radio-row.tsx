import { useId } from 'react'
import { cx } from '../base/cx.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import type { ChoiceProps } from './radio-group.tsx'
import styles from './radio-row.module.css'

type RadioRowProps<T extends string> = ChoiceProps<T> & {
  isLabelHidden: boolean
  describedBy?: string | undefined
  /** The classes of the group, of its options together and of each one. */
  looks: { group?: string | undefined; row?: string | undefined; option?: string | undefined }
}

/** Options beside each other, each of them a radio button as large as its text. Its look is the caller's. */
export const RadioRow = <T extends string>(props: RadioRowProps<T>) => {
  const { label, options, value, onValueChange, disabled = false, isLabelHidden, describedBy, looks } = props
  const name = useId()
  return (
    <fieldset className={looks.group} disabled={disabled} aria-describedby={describedBy}>
      <legend className={cx(!isLabelHidden && styles.legend)}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={looks.row}>
        {options.map((option) => (
          <label key={option.value} className={cx(styles.option, looks.option)}>
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
