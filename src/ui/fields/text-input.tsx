import { useImperativeHandle, useRef, type ComponentProps } from 'react'
import { withoutInvisible } from '../../domain/texts/invisible.ts'
import { cx } from '../base/cx.ts'
import { useField } from './field-context.ts'
import { useEarlyText } from './use-early-text.ts'
import styles from './text-input.module.css'

export type TextInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  onValueChange: (text: string) => void
  /** Tabular digits: serials, sums, codes. */
  digits?: boolean
}

/** A single-line text field; signs that nobody sees do not come into its value. Put it inside a Field. */
export const TextInput = ({ value, onValueChange, digits = false, className, ref, ...rest }: TextInputProps) => {
  const element = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => element.current as HTMLInputElement)
  useEarlyText(element, value, onValueChange)
  return (
    <input
      type="text"
      {...useField()}
      {...rest}
      ref={element}
      className={cx(styles.input, digits && styles.digits, className)}
      value={value}
      onChange={(event) => onValueChange(withoutInvisible(event.target.value))}
    />
  )
}
