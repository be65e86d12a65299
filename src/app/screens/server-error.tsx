import { useSearchParams } from 'wouter'
import { serverErrorMachine } from '../../machines/server-error/machine.ts'
import { ServerErrorView } from '../../views/server-error/view.tsx'
import { useFlow, type FlowParts } from '../flow.ts'

const parts: FlowParts<typeof serverErrorMachine> = { machine: serverErrorMachine, actors: () => ({}) }

/** Only a place of this portal may be returned to: an address of another site in the query is none. */
const safe = (from: string | null): string => (from && /^\/(?!\/|server-error)/.test(from) ? from : '/')

export const Screen = () => {
  const [search] = useSearchParams()
  return <ServerErrorView actor={useFlow(parts, { from: safe(search.get('from')) })} />
}
