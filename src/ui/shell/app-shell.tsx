import type { ReactNode } from 'react'
import { SkipLink } from './skip-link.tsx'
import styles from './app-shell.module.css'

export type AppShellProps = { header: ReactNode; footer?: ReactNode; children: ReactNode }

/** Skip link, header, main, footer: the shell of every page. */
export const AppShell = ({ header, footer, children }: AppShellProps) => (
  <div className={styles.shell}>
    <SkipLink />
    {header}
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {footer}
  </div>
)
