import { useId, useState } from 'react'
import { cx } from '../base/cx.ts'
import { ChevronDown } from '../base/icons.ts'
import { Anchor } from '../actions/link-provider.tsx'
import { Logo } from '../base/logo.tsx'
import type { NavItem } from './navigation.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './app-footer.module.css'

const FooterLink = ({ item }: { item: NavItem }) => {
  return (
    <Anchor className={styles.link} href={item.href} external={item.external}>
      {item.label}
      {item.external && <VisuallyHidden> (в новой вкладке)</VisuallyHidden>}
    </Anchor>
  )
}

type BlockProps = { title: string; items: readonly NavItem[]; open: boolean; onToggle: () => void }

const FooterBlock = ({ title, items, open, onToggle }: BlockProps) => {
  const id = useId()
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        {title}
        <ChevronDown />
      </button>
      <ul id={id} className={cx(styles.links, !open && styles.closed)}>
        {items.map((item) => (
          <li key={item.href}>
            <FooterLink item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export type AppFooterProps = {
  tagline: string
  /** Информация, Помощь, Приложение. */
  blocks: readonly { title: string; items: readonly NavItem[] }[]
}

/** The footer of every page. On a phone its blocks collapse, and one is open at a time. */
export const AppFooter = ({ tagline, blocks }: AppFooterProps) => {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.tagline}>{tagline}</p>
        </div>
        {blocks.map(({ title, items }) => (
          <FooterBlock
            key={title}
            title={title}
            items={items}
            open={open === title}
            onToggle={() => setOpen(open === title ? null : title)}
          />
        ))}
      </div>
    </footer>
  )
}
