import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { MenuIcon } from '../base/icons.ts'
import { Anchor } from '../actions/link-provider.tsx'
import { Logo } from '../base/logo.tsx'
import { HeaderNav } from './header-nav.tsx'
import type { NavItem } from './navigation.ts'
import styles from './app-header.module.css'

export type AppHeaderProps = {
  homeHref?: string
  items?: readonly NavItem[]
  /** The mode switcher (tone «inverse»): on a wide desktop only; below that width the side menu has it. */
  modeSwitcher?: ReactNode
  /** The points counter, the bell: at every width. */
  tools?: ReactNode
  /** The user menu: on the widest desktops only. */
  userMenu?: ReactNode
  /** Opens the side menu: the burger appears where a part of the header is hidden. */
  onOpenMenu?: () => void
  menuOpen?: boolean
  /** The page has a bottom bar, which opens the side menu where it is shown. */
  hasBottomBar?: boolean
}

/** The top bar, of a fixed height. For a visitor without a session pass exactly one ButtonLink as `tools` and nothing else. */
export const AppHeader = (props: AppHeaderProps) => {
  const { homeHref = '/', items = [], modeSwitcher, tools, userMenu, onOpenMenu, menuOpen = false, hasBottomBar = false } = props
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Anchor className={styles.home} href={homeHref} aria-label="МСТ, на главную">
          <Logo />
        </Anchor>
        <div className={styles.main}>
          {items.length > 0 && <HeaderNav className={styles.nav} label="Основное меню" items={items} />}
        </div>
        <div className={styles.tools}>
          {modeSwitcher && <div className={styles.mode}>{modeSwitcher}</div>}
          {tools}
          {userMenu && <div className={styles.user}>{userMenu}</div>}
          {onOpenMenu && (
            <IconButton
              className={cx(styles.burger, hasBottomBar && styles.elsewhere)}
              tone="inverse"
              label="Меню"
              icon={<MenuIcon />}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={onOpenMenu}
            />
          )}
        </div>
      </div>
    </header>
  )
}
