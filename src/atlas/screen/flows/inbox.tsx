import { inboxMachine } from '../../../machines/desk/inbox/machine.ts'
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { InboxView } from '../../../views/desk/inbox/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

/** The conversation beside the list is a flow of its own. */
export const screen = deskScreen(inboxMachine, (actor) => (
  <InboxView actor={actor} pane={<EmptyState title="Здесь стоит открытая переписка" />} />
))
