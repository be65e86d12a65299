/** The header's one link for a stranger. */
import type { NavItem } from '../../ui/shell/navigation.ts'

const SHOWS_REGISTRATION: ReadonlySet<string> = new Set(['login', 'again', 'recovery', 'recovery-success', 'result'])

/** The one button of a visitor without a session (NV40–NV42, A10). */
export const anonymousLink = (routeName: string): NavItem =>
  SHOWS_REGISTRATION.has(routeName)
    ? { href: '/auth/registration', label: 'Регистрация' }
    : { href: '/auth/login', label: 'Войти' }
