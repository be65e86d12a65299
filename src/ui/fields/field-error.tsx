import { CircleAlert } from '../base/icons.ts'
import styles from './field-error.module.css'

/** What is wrong with a control. The region stands there from the start: one that arrives with its words is often not read. */
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
