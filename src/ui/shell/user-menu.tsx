import { ChevronDown, CircleHelp, LogOut, User } from '../base/icons.ts'
import { Menu } from '../overlays/menu.tsx'
import styles from './user-menu.module.css'

export type UserMenuProps = {
  name: string
  profileHref?: string
  helpHref?: string
  onLogout: () => void
}

/** Профиль, Помощь, Выход under the user's name. */
export const UserMenu = ({ name, profileHref = '/profile/user', helpHref = '/faq', onLogout }: UserMenuProps) => (
  <Menu
    trigger={
      <button type="button" className={styles.trigger} aria-label={`Меню пользователя: ${name}`}>
        <span className={styles.name}>{name}</span>
        <ChevronDown />
      </button>
    }
    items={[
      { id: 'profile', label: 'Профиль', icon: <User />, href: profileHref },
      { id: 'help', label: 'Помощь', icon: <CircleHelp />, href: helpHref },
      { id: 'logout', label: 'Выход', icon: <LogOut />, onSelect: onLogout },
    ]}
  />
)
