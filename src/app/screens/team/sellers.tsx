import { PAGE_SIZE } from '../../../domain/portal/limits.ts'
import { requestCountActors } from '../../../machines/team/request-count/actors.ts'
import { requestCountMachine } from '../../../machines/team/request-count/machine.ts'
import { sellersActors } from '../../../machines/team/sellers/actors.ts'
import { sellersMachine } from '../../../machines/team/sellers/machine.ts'
import { SellersView } from '../../../views/team/sellers/view.tsx'
import { storedSellers } from '../../effects/storage/sellers.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { KeptPlace } from '../../session/kept-place.tsx'
import { AdminOnly } from './admin-only.tsx'
import { ownerOf } from './owner-of.ts'

export const sellersParts: FlowParts<typeof sellersMachine> = {
  machine: sellersMachine,
  actors: (services) =>
    sellersActors(
      services.api,
      storedSellers(() => ownerOf(services)),
    ),
}

export const requestCountParts: FlowParts<typeof requestCountMachine> = {
  machine: requestCountMachine,
  actors: ({ api }) => requestCountActors(api),
}

const Sellers = () => {
  const actor = useFlow(sellersParts, { size: PAGE_SIZE })
  return (
    <>
      <KeptPlace list={actor} />
      <SellersView actor={actor} count={useFlow(requestCountParts, undefined)} />
    </>
  )
}

export const Screen = () => (
  <AdminOnly>
    <Sellers />
  </AdminOnly>
)
