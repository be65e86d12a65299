/** The numbers have no screen of their own: the header of every page shows them. */
import { deskCountsMachine } from '../../../machines/desk/desk-counts/machine.ts'
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { AppShell } from '../../../ui/shell/app-shell.tsx'
import { DeskHeader } from '../../../views/desk/desk-session/header.tsx'
import { SectionsView } from '../../../views/desk/desk-counts/view.tsx'
import { deskFrame } from '../flow-screen.tsx'

const theme = { value: 'system', onChange: () => undefined } as const
const SECTIONS = [
  { href: '/desk/queue', label: 'Очередь', counts: 'cases', isCurrent: true },
  { href: '/desk/chat', label: 'Чат', counts: 'chats', isCurrent: false },
  { href: '/desk/audit', label: 'Журнал', counts: null, isCurrent: false },
] as const

export const screen = deskFrame(deskCountsMachine, (actor) => (
  <AppShell
    header={
      <DeskHeader
        homeHref="/desk"
        name="Служба Поддержки"
        sections={<SectionsView actor={actor} sections={SECTIONS} />}
        theme={theme}
        onLogout={() => undefined}
      />
    }
  >
    <EmptyState title="Здесь стоит открытый экран пульта" />
  </AppShell>
))
