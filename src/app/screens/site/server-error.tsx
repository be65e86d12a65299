import { useSearchParams } from 'react-router-dom'
import { serverErrorMachine } from '../../../machines/site/server-error/machine.ts'
import { ServerErrorView } from '../../../views/site/server-error/view.tsx'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { ownPlace } from '../../routing/own-place.ts'

const parts: FlowParts<typeof serverErrorMachine> = { machine: serverErrorMachine, actors: () => ({}) }

export const Screen = () => {
  const [search] = useSearchParams()
  return <ServerErrorView actor={useFlow(parts, { from: ownPlace(search.get('from') ?? '') ?? '/' })} />
}
