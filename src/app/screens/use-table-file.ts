import { useEffect, useMemo, useState } from 'react'
import type { Actor, AnyActorLogic } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { FilePorts } from '../../machines/fragments/table-file/actors.ts'
import type { createTableFileMachine } from '../../machines/fragments/table-file/machine.ts'
import { createProgress } from '../effects/file-progress.ts'
import { saveFile } from '../../ui/files/save-file.ts'
import { useFlow } from '../session/flow.ts'

type TableFileMachine<Request, Id extends string> = ReturnType<typeof createTableFileMachine<Request, Id>>

/**
 * The flow of a list as a file; its call tells the flow how far it is.
 * @param actorsOf stable across renders
 */
export const useTableFile = <Request, Id extends string>(
  machine: TableFileMachine<Request, Id>,
  actorsOf: (api: Api, ports: FilePorts) => { saveFile: AnyActorLogic },
): Actor<TableFileMachine<Request, Id>> => {
  const [progress] = useState(createProgress)
  const parts = useMemo(
    () => ({
      machine,
      actors: ({ api }: { api: Api }) => actorsOf(api, { save: saveFile, onRows: progress.tell }),
    }),
    [machine, actorsOf, progress],
  )
  const actor = useFlow(parts, undefined as never)
  useEffect(() => progress.hear((rows) => actor.send({ type: 'progress', rows })), [actor, progress])
  return actor
}
