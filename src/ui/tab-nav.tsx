import { cx } from './cx.ts'
import { Anchor } from './link-provider.tsx'
import styles from './tab-nav.module.css'

export type TabNavProps = {
  label: string
  tabs: readonly { href: string; label: string; disabled?: boolean }[]
  active: string
}

/** Parts of one screen, each with its own address: links that look like tabs. A disabled one is plain text. */
export const TabNav = ({ label, tabs, active }: TabNavProps) => {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            {tab.disabled ? (
              <span className={cx(styles.tab, styles.disabled)} aria-disabled="true" role="link">
                {tab.label}
              </span>
            ) : (
              <Anchor className={styles.tab} href={tab.href} aria-current={tab.href === active ? 'page' : undefined}>
                {tab.label}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
