import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { receiptActors } from '../../../machines/papers/receipt/actors.ts'
import { receiptMachine } from '../../../machines/papers/receipt/machine.ts'
import { ReceiptView } from '../../../views/papers/receipt/view.tsx'
import { useServices } from '../../session/context.ts'
import { whenActive } from '../../effects/active.ts'
import { createWayBack } from '../../effects/way-back.ts'
import { lastPart } from '../../routing/last-part.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { useStoredPictures } from '../../session/use-stored-pictures.ts'
import { useVisitor } from '../../session/visitor.ts'
import { paperListOf, paperReaderOf } from './paper-parts.ts'

const NONE: readonly string[] = []

const Page = ({ id }: { id: string }) => {
  const visitor = useVisitor()
  const { effects } = useServices()
  const parts = useMemo<FlowParts<typeof receiptMachine>>(
    () => ({
      machine: receiptMachine.provide({ actions: createWayBack(effects) }),
      actors: ({ api }) => receiptActors(api, whenActive),
    }),
    [effects],
  )
  const actor = useFlow(parts, { id, list: paperListOf(visitor) })
  const images = useStoredPictures(useSelector(actor, ({ context }) => context.paper?.images ?? NONE))
  return <ReceiptView actor={actor} reader={paperReaderOf(visitor)} images={images} />
}

/** Another receipt is another page. */
export const Screen = () => {
  const id = lastPart(useLocation().pathname)
  return <Page key={id} id={id} />
}
