/** The header's links for a signed-in user (NV32–NV39, NV43–NV49). */
import { mayAdminister } from '../../domain/roles.ts'
import type { NavItem } from '../../ui/shell/navigation.ts'
import { config } from '../config.ts'
import type { Visitor } from '../guard.ts'

export const mainItems = ({ mode, person }: Pick<Visitor, 'mode' | 'person'>): NavItem[] => [
  { href: '/', label: 'Главная' },
  // While the person is unknown, no links of a role are shown (A32).
  ...(person && mode === 'seller' ? [{ href: '/sales', label: 'Продажи' }] : []),
  ...(person && mode === 'customer' ? [{ href: '/user-tools', label: 'Инструменты' }] : []),
  ...(person && mode === 'seller' && mayAdminister(person.standing) ? [{ href: '/sellers', label: 'Продавцы' }] : []),
  { href: config.catalog, label: 'Каталог', external: true },
]

export const userItems: readonly NavItem[] = [
  { href: '/profile/user', label: 'Профиль' },
  { href: '/faq', label: 'Помощь' },
]

/** The points counter leads to the balance for sellers who are not locked (NV55–NV57, A25). */
export const pointsHref = ({ mode, person }: Pick<Visitor, 'mode' | 'person'>): string | undefined =>
  mode === 'seller' && person && !person.standing.locked ? '/balance' : undefined
