import { useRef } from 'react'
import type { Actor } from 'xstate'
import { file, listFileFlow } from '../../../model/sales/list-file.ts'
import type { listFileMachine } from '../../../src/machines/sales/list-file/machine.ts'
import { FileStatusPart } from '../../../src/views/fragments/list/file-part.tsx'
import { DownloadButton } from '../../../src/views/fragments/table-file/download-button.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

/** As a list has them, on either side of what is found. */
const File = ({ actor }: { actor: Actor<typeof listFileMachine> }) => {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <DownloadButton actor={actor} file={file} place={button} />
      <FileStatusPart file={{ actor, title: 'Продажи' }} heir={button} />
    </>
  )
}

testView(listFileFlow, (actor) => <File actor={actor} />)
testControls(listFileFlow, (actor) => <File actor={actor} />)
