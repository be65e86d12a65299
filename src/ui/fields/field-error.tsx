import { CircleAlert } from '../base/icons.ts'
import styles from './field-error.module.css'

/** A control's error. The live region is always mounted: screen readers often skip one mounted with its text. */
export const FieldError = ({ id, children }: { id: string; children: string | null | undefined }) => (
  <div id={id} className={styles.error} aria-live="polite">
    {children && (
      <div className={styles.message}>
        <CircleAlert />
        <span>{children}</span>
      </div>
    )}
  </div>
)
