/** The hand-over of the administrator's rights to one of the sellers (AD07–AD09). */
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { Seller } from '../../../api/types.ts'
import { sellerName } from '../../../domain/people/seller-name.ts'
import { mayReceiveRights } from '../../../domain/people/seller-rights.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { useSend } from '../../kit/use-send.ts'
import { SellersList, type SellersActor } from '../sellers/sellers-list.tsx'
import type { SellerActionActor } from './types.ts'
import { WithSellerAction } from './with-seller-action.tsx'

export const OwnerView = ({ actor, sellers }: { actor: SellerActionActor; sellers: SellersActor }) => {
  const send = useSend(actor)
  const self = useSelector(actor, ({ context }) => context.self)
  const rowActions = useCallback(
    (seller: Seller) =>
      mayReceiveRights(seller, self) && (
        <Button
          size="sm"
          variant="tonal"
          aria-label={`Назначить: ${sellerName(seller)}`}
          onClick={() => send({ type: 'ask', kind: 'assign', id: seller.id, name: sellerName(seller) })}
        >
          Назначить
        </Button>
      ),
    [self, send],
  )
  return (
    <WithSellerAction actor={actor}>
      <Page title="Передача прав" lead="Выберите продавца, который станет администратором точки вместо вас" backHref="/sellers">
        <SellersList actor={sellers} rowActions={rowActions} />
      </Page>
    </WithSellerAction>
  )
}
