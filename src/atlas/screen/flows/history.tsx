import { useSelector } from '@xstate/react'
import { createActor } from 'xstate'
import { historyFileMachine } from '../../../machines/money/history-file/machine.ts'
import { historyMachine } from '../../../machines/money/history/machine.ts'
import type { HistoryActor } from '../../../views/money/history/types.ts'
import { HistoryView, MiniHistoryView } from '../../../views/money/history/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

/** The flow of the file is inactive here; it has a screen of its own. */
const file = createActor(historyFileMachine).start()

const Shown = ({ actor }: { actor: HistoryActor }) =>
  useSelector(actor, ({ context }) => context.view) === 'mini' ? (
    <MiniHistoryView actor={actor} />
  ) : (
    <HistoryView actor={actor} file={file} />
  )

export const screen = flowScreen(historyMachine, (actor) => <Shown actor={actor} />)
