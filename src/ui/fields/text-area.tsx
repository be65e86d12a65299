import type { ComponentProps } from 'react'
import { withoutInvisible } from '../../domain/texts/invisible.ts'
import { cx } from '../base/cx.ts'
import { useField } from './field-context.ts'
import styles from './text-input.module.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  onValueChange: (text: string) => void
  /** Keeps signs without a width: joined emoji and marks of direction belong to a letter. */
  verbatim?: boolean
}

/** Several lines of text. Put it inside a Field. */
export const TextArea = ({ value, onValueChange, verbatim = false, className, ...rest }: TextAreaProps) => (
  <textarea
    rows={3}
    {...useField()}
    {...rest}
    className={cx(styles.input, styles.area, className)}
    value={value}
    onChange={(event) => onValueChange(verbatim ? event.target.value : withoutInvisible(event.target.value))}
  />
)
