import { salesFileActors } from '../../../machines/sales/list-file/actors.ts'
import { listFileMachine } from '../../../machines/sales/list-file/machine.ts'
import { salesActors } from '../../../machines/sales/sales/actors.ts'
import { salesMachine } from '../../../machines/sales/sales/machine.ts'
import { PAGE_SIZE } from '../../../domain/portal/limits.ts'
import { SalesView } from '../../../views/sales/sales/view.tsx'
import { whenActive } from '../../effects/active.ts'
import { keepSupports } from '../../effects/storage/lists.ts'
import type { FlowParts } from '../../session/flow.ts'
import { KeptPlace } from '../../session/kept-place.tsx'
import { mayRegister } from '../../routing/may-register.ts'
import { useVisitor } from '../../session/visitor.ts'
import { useListInAddress } from '../use-list.ts'
import { useTableFile } from '../use-table-file.ts'
import { useHandoverLink } from './use-handover-link.ts'
import { useReserve } from './use-reserve.ts'

export const salesParts: FlowParts<typeof salesMachine> = {
  machine: salesMachine,
  actors: ({ api }) => salesActors(api, whenActive, keepSupports),
}

/** Newest first (SL06, A77). */
export const NEWEST = { by: 'saleDate', direction: 'desc' } as const

export const Screen = () => {
  const visitor = useVisitor()
  const actor = useListInAddress(salesParts, PAGE_SIZE, NEWEST)
  const reserve = useReserve(actor, visitor.person)
  const file = useTableFile(listFileMachine, salesFileActors)
  return (
    <>
      <KeptPlace list={actor} />
      <SalesView
        actor={actor}
        file={file}
        reserve={reserve}
        handover={useHandoverLink(visitor.person)}
        canRegister={mayRegister(visitor)}
      />
    </>
  )
}
