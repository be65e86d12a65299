import type { FocusEvent, ReactNode } from 'react'
import { Anchor } from '../actions/link-provider.tsx'
import { cx } from '../base/cx.ts'
import { ExternalLink } from '../base/icons.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import { currentOf, type NavItem } from './navigation.ts'
import styles from './header-nav.module.css'

/** An entry of a header; what is noted stands behind its label. */
export type HeaderItem = NavItem & { note?: ReactNode }

export type HeaderNavProps = { label: string; items: readonly HeaderItem[]; className?: string | undefined }

/** A browser leaves a link that is cut at the edge of its row where it is. */
const bringWhole = ({ currentTarget }: FocusEvent) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const Entry = ({ item }: { item: HeaderItem }) => (
  <Anchor className={styles.link} href={item.href} aria-current={currentOf(item)} external={item.external} onFocus={bringWhole}>
    {item.label}
    {item.note}
    {item.external && (
      <>
        <ExternalLink />
        <VisuallyHidden> (в новой вкладке)</VisuallyHidden>
      </>
    )}
  </Anchor>
)

/** The links of a header, dark in both themes: those of the portal and of the desk. */
export const HeaderNav = ({ label, items, className }: HeaderNavProps) => (
  <nav className={cx(styles.nav, className)} aria-label={label}>
    <ul className={styles.links}>
      {items.map((item) => (
        <li key={item.href}>
          <Entry item={item} />
        </li>
      ))}
    </ul>
  </nav>
)
