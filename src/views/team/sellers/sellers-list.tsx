import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { Seller } from '../../../api/types.ts'
import type { sellersMachine } from '../../../machines/team/sellers/machine.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { RosterPart } from '../../fragments/roster/roster-part.tsx'

export type SellersActor = Actor<typeof sellersMachine>

const hrefOf = ({ id }: Seller): string => `/user-sales/${encodeURIComponent(id)}`

const EMPTY = { title: 'Нет данных', text: 'У вашей точки пока нет продавцов' }

interface Props {
  actor: SellersActor
  /** Each row leads to the seller's page (AD02); else a press shows everything about the seller. */
  leads?: boolean
  /** A preview has no further pages, only a link to the full list. */
  isPreview?: boolean
  rowActions?: (seller: Seller) => ReactNode
}

/** The confirmed sellers of the point. */
export const SellersList = ({ actor, leads = false, isPreview = false, rowActions }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  return (
    <FlowRoot flow="sellers" value={snapshot.value}>
      <RosterPart
        context={snapshot.context}
        isLoading={snapshot.matches('loading')}
        isFailed={snapshot.matches('failed')}
        isLoadingMore={snapshot.matches({ shown: 'loadingMore' })}
        caption="Продавцы"
        empty={EMPTY}
        {...(leads && { hrefOf })}
        {...(rowActions && { rowActions })}
        {...(!isPreview && { onMore: () => send({ type: 'more' }) })}
        onRetry={() => send({ type: 'retry' })}
      />
    </FlowRoot>
  )
}
