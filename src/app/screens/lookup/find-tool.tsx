import { useMemo, useState } from 'react'
import { findToolActors } from '../../../machines/lookup/find-tool/actors.ts'
import { findToolMachine } from '../../../machines/lookup/find-tool/machine.ts'
import { FindToolView } from '../../../views/lookup/find-tool/view.tsx'
import { createCapture } from '../../effects/capture.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'

/** The same reader of tools' codes as in the form (D47). */
export const Screen = () => {
  const [capture] = useState(createCapture)
  const parts = useMemo<FlowParts<typeof findToolMachine>>(
    () => ({
      machine: findToolMachine,
      actors: ({ api }) => findToolActors(api, (signal) => capture.scan('serial', signal)),
    }),
    [capture],
  )
  return <FindToolView actor={useFlow(parts, undefined)} camera={capture.camera} />
}
