import { useRef } from 'react'
import type { Actor } from 'xstate'
import { listFileMachine } from '../../../machines/sales/list-file/machine.ts'
import { FileStatusPart } from '../../../views/fragments/list/file-part.tsx'
import { DownloadButton } from '../../../views/fragments/table-file/download-button.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { flowScreen } from '../flow-screen.tsx'

const FILE = { name: 'Продажи 01.11.2026–20.11.2026.csv', request: { from: '01-11-2026', to: '20-11-2026' } }

/** The button and what becomes of the file, without the list between them. */
const Shown = ({ actor }: { actor: Actor<typeof listFileMachine> }) => {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Panel title="Продажи">
      <DownloadButton actor={actor} file={FILE} place={button} />
      <FileStatusPart file={{ actor, title: 'Продажи' }} heir={button} />
    </Panel>
  )
}

export const screen = flowScreen(listFileMachine, (actor) => <Shown actor={actor} />)
