/** Which links the shell offers to everybody (NV40–NV42). */
import type { NavItem } from '../../ui/shell/navigation.ts'
import { config } from '../config.ts'

export const TAGLINE = 'Платформа для пользователей, продавцов и производителей электроинструмента'

export const footerBlocks: readonly { title: string; items: readonly NavItem[] }[] = [
  {
    title: 'Информация',
    items: [
      { href: '/term-of-use', label: 'Пользовательское соглашение' },
      { href: '/privacy-policy', label: 'Политика конфиденциальности' },
    ],
  },
  {
    title: 'Помощь',
    items: [
      { href: '/faq', label: 'Вопросы и ответы' },
      { href: '/chat', label: 'Чат с поддержкой' },
      { href: '/delete', label: 'Удаление аккаунта' },
    ],
  },
  {
    title: 'Приложение',
    items: [
      { href: config.apps.googlePlay, label: 'Google Play', external: true },
      { href: config.apps.appStore, label: 'App Store', external: true },
      { href: config.apps.ruStore, label: 'RuStore', external: true },
      { href: config.apps.apk, label: 'Скачать APK', external: true },
    ],
  },
]

const SHOWS_REGISTRATION: ReadonlySet<string> = new Set(['login', 'again', 'recovery', 'recovery-success', 'result'])

/** The one button of a visitor without a session (NV40–NV42, A10 of docs/decisions.md). */
export const anonymousLink = (routeName: string): NavItem =>
  SHOWS_REGISTRATION.has(routeName)
    ? { href: '/auth/registration', label: 'Регистрация' }
    : { href: '/auth/login', label: 'Войти' }
