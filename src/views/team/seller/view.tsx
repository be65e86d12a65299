/** A seller of the administrator's point: the summary, the actions, the sales (AD10–AD14). */
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { SaleEntry, Seller } from '../../../api/types.ts'
import { sellerName } from '../../../domain/people/seller-name.ts'
import { mayReceiveRights } from '../../../domain/people/seller-rights.ts'
import type { SaleColumn } from '../../../machines/sales/sales/machine.ts'
import type { sellerMachine } from '../../../machines/team/seller/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { ListFile } from '../../fragments/list/file-part.tsx'
import { ListView } from '../../fragments/list/list-view.tsx'
import type { ListActor } from '../../fragments/list/types.ts'
import { personItems } from '../../fragments/roster/person-items.tsx'
import type { SellerActionActor } from '../seller-action/types.ts'
import { sellerSalesLook } from './sales-look.tsx'
import { WithSellerAction } from '../seller-action/with-seller-action.tsx'

const BACK = '/sellers'

/** The ways to the questions; nobody acts on themselves. */
export const SellerActions = ({ actor, seller }: { actor: SellerActionActor; seller: Seller }) => {
  const self = useSelector(actor, ({ context }) => context.self)
  const send = useSend(actor)
  if (seller.id === self) return null
  const subject = { id: seller.id, name: sellerName(seller) }
  return (
    <Actions>
      {mayReceiveRights(seller, self) && (
        <Button variant="tonal" onClick={() => send({ type: 'ask', kind: 'assign', ...subject })}>
          Передать права
        </Button>
      )}
      <Button variant="ghost" onClick={() => send({ type: 'ask', kind: 'exclude', ...subject })}>
        Исключить из точки
      </Button>
    </Actions>
  )
}

/** Who the seller is, and what may be done. */
export const SummaryPart = ({ seller, children }: { seller: Seller; children?: ReactNode }) => (
  <Panel>
    <Stack>
      <DescriptionList items={personItems(seller)} />
      {children}
    </Stack>
  </Panel>
)

interface KnownProps {
  seller: Seller
  action: SellerActionActor
  sales: ListActor<SaleEntry, SaleColumn>
  /** The sales as a file. */
  file?: ListFile['actor']
}

const TITLE = 'Продажи продавца'

/** The seller's page once it is known whose it is. */
export const KnownSeller = ({ seller, action, sales, file }: KnownProps) => (
  <WithSellerAction actor={action}>
    <Page title={sellerName(seller)} backHref={BACK}>
      <SummaryPart seller={seller}>
        <SellerActions actor={action} seller={seller} />
      </SummaryPart>
      <section aria-labelledby="sales">
        <Stack>
          <h2 id="sales">{TITLE}</h2>
          <ListView actor={sales} look={sellerSalesLook} caption={TITLE} {...(file && { file: { actor: file, title: TITLE } })} />
        </Stack>
      </section>
    </Page>
  </WithSellerAction>
)

interface Props {
  actor: Actor<typeof sellerMachine>
  /** The page of a seller who is known. */
  known: (seller: Seller) => ReactNode
}

export const SellerView = ({ actor, known }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { seller, problem } = snapshot.context
  return (
    <FlowRoot flow="seller" value={snapshot.value}>
      {snapshot.matches('loading') && <PageSkeleton />}
      {snapshot.matches('shown') && seller && known(seller)}
      {snapshot.matches('failed') && (
        <Page title="Продавец" backHref={BACK}>
          <Panel>
            <ErrorState
              title="Не удалось загрузить сведения о продавце"
              text={problem}
              action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
            />
          </Panel>
        </Page>
      )}
    </FlowRoot>
  )
}
