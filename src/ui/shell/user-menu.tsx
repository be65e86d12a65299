import { ChevronDown, CircleHelp, LogOut, User } from '../base/icons.ts'
import { Menu, type MenuChoice } from '../overlays/menu.tsx'
import { THEME_LABEL, THEMES, type ThemeChoice } from './theme-choice.ts'
import styles from './user-menu.module.css'

export type UserMenuProps = {
  name: string
  /** Null where there is no such page. */
  profileHref?: string | null
  helpHref?: string | null
  theme: ThemeChoice
  onLogout: () => void
}

const themeItem = ({ value, onChange }: ThemeChoice): MenuChoice => ({
  id: 'theme',
  label: THEME_LABEL,
  value,
  options: THEMES.map(({ Icon, ...option }) => ({ ...option, icon: <Icon /> })),
  onChange: (name) => {
    const chosen = THEMES.find((one) => one.value === name)
    if (chosen) onChange(chosen.value)
  },
})

/** Профиль, Помощь, the theme and Выход under the user's name. */
export const UserMenu = ({ name, profileHref = '/profile/user', helpHref = '/faq', theme, onLogout }: UserMenuProps) => (
  <Menu
    trigger={
      <button type="button" className={styles.trigger} aria-label={`Меню пользователя: ${name}`}>
        <span className={styles.name}>{name}</span>
        <ChevronDown />
      </button>
    }
    items={[
      ...(profileHref === null ? [] : [{ id: 'profile', label: 'Профиль', icon: <User />, href: profileHref }]),
      ...(helpHref === null ? [] : [{ id: 'help', label: 'Помощь', icon: <CircleHelp />, href: helpHref }]),
      themeItem(theme),
      { id: 'logout', label: 'Выход', icon: <LogOut />, onSelect: onLogout },
    ]}
  />
)
