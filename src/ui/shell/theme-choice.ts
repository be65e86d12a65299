/** The themes that a person may choose, in the words and icons of both menus. */
import { Monitor, Moon, Sun } from '../base/icons.ts'

export const THEME_LABEL = 'Тема'

export const THEMES = [
  { value: 'system', label: 'Как в системе', Icon: Monitor },
  { value: 'light', label: 'Светлая', Icon: Sun },
  { value: 'dark', label: 'Тёмная', Icon: Moon },
] as const

export type ThemeName = (typeof THEMES)[number]['value']

/** The chosen theme, and what changes it. */
export interface ThemeChoice {
  value: ThemeName
  onChange: (theme: ThemeName) => void
}
