/** The sections of the desk, in the order of the header: only what is there. */
import type { DeskPath } from '../domain/portal/desk-places.ts'
import type { Section } from '../views/desk/desk-counts/view.tsx'

export const SECTIONS: readonly (Omit<Section, 'isCurrent'> & { href: DeskPath })[] = [
  { href: '/desk/queue', label: 'Очередь', counts: 'cases' },
  { href: '/desk/people', label: 'Люди', counts: null },
  { href: '/desk/chat', label: 'Чат', counts: 'chats' },
  { href: '/support', label: 'Обращения', counts: null },
  { href: '/desk/audit', label: 'Журнал', counts: null },
]

export const sectionsAt = (path: string): Section[] =>
  SECTIONS.map((section) => ({ ...section, isCurrent: path === section.href || path.startsWith(`${section.href}/`) }))
