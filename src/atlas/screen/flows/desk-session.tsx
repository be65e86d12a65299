/** The session of the desk has no screen of its own: the frame of every page shows it. */
import { deskSessionMachine } from '../../../machines/desk/desk-session/machine.ts'
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { DeskSessionView } from '../../../views/desk/desk-session/view.tsx'
import { deskFrame } from '../flow-screen.tsx'

const theme = { value: 'system', onChange: () => undefined } as const

export const screen = deskFrame(deskSessionMachine, (actor) => (
  <DeskSessionView actor={actor} title="Очередь" isOpen={false} homeHref="/desk" sections={null} theme={theme}>
    <EmptyState title="Здесь стоит открытый экран пульта" />
  </DeskSessionView>
))
