import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { ExternalLink, LogOut, X } from '../base/icons.ts'
import { Anchor } from '../actions/link-provider.tsx'
import { currentOf, type NavItem } from './navigation.ts'
import { useFocusReturn } from '../base/use-focus-return.ts'
import { useWasOpen } from '../overlays/use-was-open.ts'
import { SegmentedControl } from '../fields/segmented-control.tsx'
import { THEME_LABEL, THEMES, type ThemeChoice } from './theme-choice.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './side-menu.module.css'

type SideLinkProps = { item: NavItem; onGo: () => void }

const SideLink = ({ item, onGo }: SideLinkProps) => {
  const { Icon } = item
  return (
    <Anchor className={styles.link} href={item.href} aria-current={currentOf(item)} onClick={onGo} external={item.external}>
      {Icon && <Icon />}
      {item.label}
      {item.external && (
        <>
          <span className={styles.outside}>
            <ExternalLink />
          </span>
          <VisuallyHidden> (в новой вкладке)</VisuallyHidden>
        </>
      )}
    </Anchor>
  )
}

export type SideMenuProps = {
  open: boolean
  onClose: () => void
  /** Surname and name. */
  name: string
  phone?: string
  /** The counter of points. */
  points: ReactNode
  items: readonly NavItem[]
  /** The second list: profile, help. */
  userItems?: readonly NavItem[]
  modeSwitcher?: ReactNode
  theme: ThemeChoice
  onLogout: () => void
}

const Menu = (props: SideMenuProps) => {
  const { open, onClose, name, phone, points, items, userItems = [], modeSwitcher, theme, onLogout } = props
  const focus = useFocusReturn()
  const link = (item: NavItem) => (
    <li key={item.href}>
      <SideLink item={item} onGo={onClose} />
    </li>
  )
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={styles.menu}
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
        >
          <div className={styles.head}>
            <div className={styles.person}>
              <Radix.Title className={styles.name}>{name}</Radix.Title>
              {phone && <span className={styles.phone}>{phone}</span>}
              <span className={styles.points}>{points}</span>
            </div>
            <IconButton tone="inverse" label="Закрыть меню" icon={<X />} onClick={onClose} />
          </div>
          {modeSwitcher && <div className={styles.mode}>{modeSwitcher}</div>}
          <nav aria-label="Меню">
            <ul className={styles.list}>{items.map(link)}</ul>
            <ul className={styles.list}>
              {userItems.map(link)}
              <li>
                <button type="button" className={styles.link} onClick={onLogout}>
                  <LogOut />
                  Выход
                </button>
              </li>
            </ul>
          </nav>
          <div className={styles.theme}>
            <span className={styles.caption} aria-hidden="true">
              {THEME_LABEL}
            </span>
            <SegmentedControl label={THEME_LABEL} options={THEMES} value={theme.value} onValueChange={theme.onChange} wide />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The menu of phones and tablets. A focus trap while open; Escape, the close button, a press outside and every link close it. */
export const SideMenu = (props: SideMenuProps) => useWasOpen(props.open) && <Menu {...props} />
