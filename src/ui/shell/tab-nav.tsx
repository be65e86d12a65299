import { useId } from 'react'
import { cx } from '../base/cx.ts'
import { Anchor } from '../actions/link-provider.tsx'
import styles from './tab-nav.module.css'

export type TabNavProps = {
  label: string
  tabs: readonly Tab[]
  active: string
}

type Tab = {
  href: string
  label: string
  disabled?: boolean
  /** The reason why it is disabled: below the tabs, visible to all users. */
  reason?: string
}

/** Parts of one screen, each with its own address: links that look like tabs. A disabled one is plain text. */
export const TabNav = ({ label, tabs, active }: TabNavProps) => {
  const id = useId()
  const reasonId = (tab: Tab) => (tab.disabled && tab.reason ? `${id}${tab.href}` : undefined)
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            {tab.disabled ? (
              <span className={cx(styles.tab, styles.disabled)} aria-disabled="true" aria-describedby={reasonId(tab)} role="link">
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
      {tabs.map(
        (tab) =>
          reasonId(tab) && (
            <p key={tab.href} id={reasonId(tab)} className={styles.reason}>
              {tab.reason}
            </p>
          ),
      )}
    </nav>
  )
}
