import styles from './key-cap.module.css'

/** The sign of a key beside what it does; for those who see it: a button's name has no keys. */
export const KeyCap = ({ children }: { children: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {children}
  </kbd>
)
