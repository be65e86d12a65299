import { useId, useState, type ReactNode } from 'react'
import { FieldContext, type FieldWiring } from './field-context.ts'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

export type FieldProps = {
  label: ReactNode
  /** A line of help, or what is known of the value; below the control, so that adjacent controls stay aligned. */
  hint?: ReactNode
  /** The error. It is read aloud when it appears. */
  error?: string | null | undefined
  required?: boolean | undefined
  /** The id of the control, when another element refers to it. */
  id?: string | undefined
  /** At the end of the label's line: a small link or a tip. */
  aside?: ReactNode
  children: ReactNode
}

/** Label, hint and error of one control. The control inside connects itself through useField. */
export const Field = ({ label, hint, error, required = false, id, aside, children }: FieldProps) => {
  const own = useId()
  const control = id ?? own
  /** Of a text that has not come into the field: the value that stands there may be right. */
  const [refused, setRefused] = useState<string | null>(null)
  const said = refused ?? error
  const describedBy = [said ? `${control}-error` : '', hint ? `${control}-hint` : ''].filter(Boolean).join(' ')
  const wiring: FieldWiring = {
    id: control,
    ...(required && { required }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true as const }),
  }
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={control}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <FieldContext value={[wiring, setRefused]}>{children}</FieldContext>
      <FieldError id={`${control}-error`}>{said}</FieldError>
      {hint && (
        <div id={`${control}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}
