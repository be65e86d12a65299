import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { toldInvoice } from '../../../domain/sales/told-invoice.ts'
import { invoiceActors } from '../../../machines/papers/invoice/actors.ts'
import { invoiceMachine } from '../../../machines/papers/invoice/machine.ts'
import { InvoiceView } from '../../../views/papers/invoice/view.tsx'
import { useServices } from '../../session/context.ts'
import { whenActive } from '../../effects/active.ts'
import { createWayBack } from '../../effects/way-back.ts'
import { lastPart } from '../../routing/last-part.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { useStoredPictures } from '../../session/use-stored-pictures.ts'
import { useVisitor } from '../../session/visitor.ts'
import { paperListOf, paperReaderOf } from './paper-parts.ts'

const Page = ({ id }: { id: string }) => {
  const visitor = useVisitor()
  const { effects } = useServices()
  const [search] = useSearchParams()
  const [told] = useState(() => toldInvoice((name) => search.get(name)))
  const parts = useMemo<FlowParts<typeof invoiceMachine>>(
    () => ({
      machine: invoiceMachine.provide({ actions: createWayBack(effects) }),
      actors: ({ api }) => invoiceActors(api, whenActive),
    }),
    [effects],
  )
  const actor = useFlow(parts, { id, list: paperListOf(visitor), told })
  const paper = useSelector(actor, ({ context }) => context.paper)
  const names = useMemo(() => (paper ? [...paper.imageUrlSeller, ...paper.imageUrlBuyer] : []), [paper])
  return <InvoiceView actor={actor} reader={paperReaderOf(visitor)} images={useStoredPictures(names)} />
}

/** Another document is another page. */
export const Screen = () => {
  const id = lastPart(useLocation().pathname)
  return <Page key={id} id={id} />
}
