import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'onChange' | 'ref'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** A native checkbox; the whole row is its target. */
export const Checkbox = ({ label, hint, error, checked, onCheckedChange, className, ...rest }: CheckboxProps) => {
  const id = useId()
  const element = useRef<HTMLInputElement>(null)
  // Ticked on the prerendered page before hydration: report it, as text fields do.
  useLayoutEffect(() => {
    if (element.current && element.current.checked !== checked) onCheckedChange(element.current.checked)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          aria-describedby={error ? id : undefined}
          {...rest}
          ref={element}
          type="checkbox"
          className={styles.input}
          checked={checked}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <span>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </label>
      <div className={styles.error}>
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  )
}
