import { useEffect, useMemo } from 'react'
import type { Actor, AnyActorLogic } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { FilePorts } from '../../machines/fragments/table-file/actors.ts'
import type { createTableFileMachine } from '../../machines/fragments/table-file/machine.ts'
import { saveFile } from '../effects/save-file.ts'
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
  const told = useMemo<{ onRows: FilePorts['onRows'] }>(() => ({ onRows: () => {} }), [])
  const parts = useMemo(
    () => ({
      machine,
      actors: ({ api }: { api: Api }) => actorsOf(api, { save: saveFile, onRows: (rows) => told.onRows(rows) }),
    }),
    [machine, actorsOf, told],
  )
  const actor = useFlow(parts, undefined as never)
  useEffect(() => {
    told.onRows = (rows) => actor.send({ type: 'progress', rows })
  }, [actor, told])
  return actor
}
