import type { ChoiceProps } from './radio-group.tsx'
import { RadioRow } from './radio-row.tsx'
import styles from './chips.module.css'

export type ChipsProps<T extends string> = ChoiceProps<T> & {
  /** The label is for screen readers only: the chips say enough. */
  isLabelHidden?: boolean
}

/** A choice of a few options beside each other, which wrap. */
export const Chips = <T extends string>({ isLabelHidden = false, ...choice }: ChipsProps<T>) => (
  <RadioRow {...choice} isLabelHidden={isLabelHidden} looks={{ group: styles.group, row: styles.chips, option: styles.chip }} />
)
