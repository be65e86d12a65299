import { useId } from 'react'
import { cx } from '../base/cx.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { Info } from '../base/icons.ts'
import type { ChoiceProps } from './radio-group.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './segmented-control.module.css'

export type SegmentedControlProps<T extends string> = ChoiceProps<T> & {
  /** «inverse» is for dark bars. */
  tone?: 'neutral' | 'inverse'
  wide?: boolean
  /** The reason why it is disabled, visible to all users: below a wide control, as a tip beside any other. */
  reason?: string | undefined
}

/** Switches between two or three modes. The label is for screen readers: sighted users read the modes' names. */
export const SegmentedControl = <T extends string>(props: SegmentedControlProps<T>) => {
  const { label, options, value, onValueChange, disabled = false, tone = 'neutral', wide = false, reason } = props
  const name = useId()
  const isBelow = wide && reason !== undefined
  const control = (
    <fieldset
      className={cx(styles.group, styles[tone], wide && styles.wide)}
      disabled={disabled || reason !== undefined}
      aria-describedby={isBelow ? `${name}reason` : undefined}
    >
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
  if (reason === undefined) return control
  if (isBelow)
    return (
      <div>
        {control}
        <p id={`${name}reason`} className={styles.reason}>
          {reason}
        </p>
      </div>
    )
  return (
    <div className={styles.explained}>
      {control}
      <Tooltip text={reason} trigger={<IconButton size="sm" tone={tone} label={reason} title={undefined} icon={<Info />} />} />
    </div>
  )
}
