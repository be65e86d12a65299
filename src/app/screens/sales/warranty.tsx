import { useLocation } from 'react-router-dom'
import { withoutTrailingSlash } from '../../../domain/portal/places.ts'
import { warrantyActors } from '../../../machines/sales/warranty/actors.ts'
import { warrantyMachine } from '../../../machines/sales/warranty/machine.ts'
import { WarrantyView } from '../../../views/sales/warranty/view.tsx'
import { useFlow, type FlowParts } from '../../session/flow.ts'

const parts: FlowParts<typeof warrantyMachine> = {
  machine: warrantyMachine,
  actors: ({ api }) => warrantyActors(api),
}

/** As it stands in the address: what cannot be decoded is no token, and the server says so. */
const tokenIn = (path: string): string => {
  const text = withoutTrailingSlash(path).split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const Check = ({ token }: { token: string }) => <WarrantyView actor={useFlow(parts, { token })} />

export const Screen = () => {
  const token = tokenIn(useLocation().pathname)
  return <Check key={token} token={token} />
}
