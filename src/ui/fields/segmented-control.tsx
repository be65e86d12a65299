import { useId } from 'react'
import { cx } from '../base/cx.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { Info } from '../base/icons.ts'
import type { ChoiceProps } from './radio-group.tsx'
import { RadioRow } from './radio-row.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
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
  const { disabled = false, tone = 'neutral', wide = false, reason, ...choice } = props
  const id = useId()
  const isBelow = wide && reason !== undefined
  const control = (
    <RadioRow
      {...choice}
      isLabelHidden
      disabled={disabled || reason !== undefined}
      describedBy={isBelow ? `${id}reason` : undefined}
      looks={{ group: cx(styles.group, styles[tone], wide && styles.wide), row: styles.track, option: styles.segment }}
    />
  )
  if (reason === undefined) return control
  if (isBelow)
    return (
      <div>
        {control}
        <p id={`${id}reason`} className={styles.reason}>
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
