import { cx } from './cx.ts'
import styles from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A small spinner in the size and colour of the text. The label is read aloud; omit it beside a visible text. */
export const Spinner = ({ label }: { label?: string }) => (
  <span className={styles.place} role={label ? 'status' : undefined}>
    <span className={styles.spinner} aria-hidden="true" />
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
)

/** A large spinner with a visible text: for a whole block that is loading. */
export const SpinnerBlock = ({ label = 'Загрузка…' }: { label?: string }) => (
  <div className={styles.box} role="status">
    <span className={cx(styles.spinner, styles.large)} aria-hidden="true" />
    <span>{label}</span>
  </div>
)
