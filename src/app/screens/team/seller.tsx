import { useCallback, useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Api } from '../../../api/client.ts'
import type { Seller } from '../../../api/types.ts'
import { PAGE_SIZE } from '../../../domain/portal/limits.ts'
import { sellerSalesActors } from '../../../machines/sales/sales/actors.ts'
import type { FilePorts } from '../../../machines/fragments/table-file/actors.ts'
import { sellerSalesFileActors } from '../../../machines/sales/list-file/actors.ts'
import { listFileMachine } from '../../../machines/sales/list-file/machine.ts'
import { salesMachine } from '../../../machines/sales/sales/machine.ts'
import { sellerActors } from '../../../machines/team/seller/actors.ts'
import { sellerMachine } from '../../../machines/team/seller/machine.ts'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { KnownSeller, SellerView } from '../../../views/team/seller/view.tsx'
import { useServices } from '../../session/context.ts'
import { whenActive } from '../../effects/active.ts'
import { keepSupports } from '../../effects/storage/lists.ts'
import { storedSellers } from '../../effects/storage/sellers.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { KeptPlace } from '../../session/kept-place.tsx'
import { isAdministrator } from '../../routing/guard.ts'
import { lastPart } from '../../routing/last-part.ts'
import { useVisitor } from '../../session/visitor.ts'
import { ownerOf } from './owner-of.ts'
import { NEWEST } from '../sales/sales.tsx'
import { useListInAddress } from '../use-list.ts'
import { useTableFile } from '../use-table-file.ts'
import { useSellerAction } from './use-seller-action.ts'

const parts: FlowParts<typeof sellerMachine> = {
  machine: sellerMachine,
  actors: (services) =>
    sellerActors(
      services.api,
      storedSellers(() => ownerOf(services)),
    ),
}

const Known = ({ seller }: { seller: Seller }) => {
  const { id } = seller
  const salesParts = useMemo<FlowParts<typeof salesMachine>>(
    () => ({ machine: salesMachine, actors: ({ api }) => sellerSalesActors(api, id, whenActive, keepSupports) }),
    [id],
  )
  const sales = useListInAddress(salesParts, PAGE_SIZE, NEWEST, `/user-sales/${encodeURIComponent(id)}`)
  const fileActors = useCallback((api: Api, ports: FilePorts) => sellerSalesFileActors(api, id, ports), [id])
  const file = useTableFile(listFileMachine, fileActors)
  return (
    <>
      <KeptPlace list={sales} />
      <KnownSeller seller={seller} action={useSellerAction()} sales={sales} file={file} />
    </>
  )
}

const known = (seller: Seller) => <Known seller={seller} />

const Page = ({ id }: { id: string }) => {
  const services = useServices()
  const mayAsk = isAdministrator(useVisitor())
  const [stored] = useState(() => storedSellers(() => ownerOf(services)).read())
  return <SellerView actor={useFlow(parts, { id, stored, mayAsk })} known={known} />
}

/** The route has no guard (RL01, NV06): the screen itself waits until the session knows the person. */
export const Screen = () => {
  const id = lastPart(useLocation().pathname)
  const { isSignedIn, isReady, person, mode } = useVisitor()
  if (!isSignedIn) return <Navigate to="/" replace />
  if (!isReady) return <PageSkeleton />
  return <Page key={`${id} ${person?.id} ${mode}`} id={id} />
}
