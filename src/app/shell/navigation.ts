/** Which links the shell offers to whom (NV32–NV49). */
import { isAdmin } from '../../domain/roles.ts'
import type { NavItem } from '../../ui/navigation.ts'
import { config } from '../config.ts'
import type { Visitor } from '../guard.ts'

export const TAGLINE = 'Платформа для пользователей, продавцов и производителей электроинструмента'

export const mainItems = ({ mode, person }: Pick<Visitor, 'mode' | 'person'>): NavItem[] => [
  { href: '/', label: 'Главная' },
  // Without a known person nobody gets the links of a role (A32 of docs/decisions.md).
  ...(person && mode === 'seller' ? [{ href: '/sales', label: 'Продажи' }] : []),
  ...(person && mode === 'customer' ? [{ href: '/user-tools', label: 'Инструменты' }] : []),
  ...(person && mode === 'seller' && isAdmin(person.standing) ? [{ href: '/sellers', label: 'Продавцы' }] : []),
  { href: config.catalog, label: 'Каталог', external: true },
]

export const userItems: readonly NavItem[] = [
  { href: '/profile/user', label: 'Профиль' },
  { href: '/faq', label: 'Помощь' },
]

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

/** The points counter leads to the balance for sellers who are not locked (NV55–NV57, A25). */
export const pointsHref = ({ mode, person }: Pick<Visitor, 'mode' | 'person'>): string | undefined =>
  mode === 'seller' && person && !person.standing.locked ? '/balance' : undefined
