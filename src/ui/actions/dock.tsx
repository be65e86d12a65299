import type { ReactNode } from 'react'
import styles from './dock.module.css'
import { useDock } from './use-dock.ts'

/**
 * The one action of a form: on phones it stands at the lower edge of the window, above the keyboard, and never over the field that is being
 * typed in or over its message; wider windows have it where the form ends. One to a page.
 */
export const Dock = ({ children }: { children: ReactNode }) => (
  <div ref={useDock()} className={styles.dock}>
    {children}
  </div>
)
