import { queueMachine } from '../../../machines/desk/queue/machine.ts'
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { QueueView } from '../../../views/desk/queue/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

/** The row beside the list is a flow of its own. */
export const screen = deskScreen(queueMachine, (actor) => (
  <QueueView actor={actor} pane={<EmptyState title="Здесь стоит открытая строка" />} undo={null} />
))
