/** The sections of the desk, in the order of the header: only what is there. */
import type { DeskPath } from '../domain/portal/desk-places.ts'
import type { Section } from '../views/desk/desk-session/header.tsx'

export const SECTIONS: readonly { href: DeskPath; label: string }[] = [
  { href: '/desk/queue', label: 'Очередь' },
  { href: '/desk/people', label: 'Люди' },
  { href: '/desk/chat', label: 'Чат' },
  { href: '/desk/audit', label: 'Журнал' },
]

export const sectionsAt = (path: string): Section[] =>
  SECTIONS.map(({ href, label }) => ({ href, label, count: null, isCurrent: path === href || path.startsWith(`${href}/`) }))
