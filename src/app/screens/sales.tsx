import { salesActors } from '../../machines/sales/actors.ts'
import { salesMachine } from '../../machines/sales/machine.ts'
import { PAGE_SIZE } from '../../domain/limits.ts'
import { SalesView } from '../../views/sales/view.tsx'
import { whenActive } from '../effects/device.ts'
import { useFlow, type FlowParts } from '../flow.ts'
import { mayRegister } from '../may-register.ts'
import { useVisitor } from '../visitor.ts'

export const salesParts: FlowParts<typeof salesMachine> = {
  machine: salesMachine,
  actors: ({ api }) => salesActors(api, whenActive),
}

/** Newest first (SL06, A77 of docs/decisions.md). */
export const NEWEST = { by: 'saleDate', direction: 'desc' } as const

export const Screen = () => {
  const actor = useFlow(salesParts, { size: PAGE_SIZE, sort: NEWEST })
  return <SalesView actor={actor} canRegister={mayRegister(useVisitor())} />
}
