/** The administrator's sellers, and the ways to the applications and to the hand-over (AD01–AD03). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { requestCountMachine } from '../../../machines/team/request-count/machine.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Actions } from '../../../ui/base/stack.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { TitleCount } from '../../fragments/list/title-count.tsx'
import { RequestsLink } from '../request-count/requests-link.tsx'
import { SellersList, type SellersActor } from './sellers-list.tsx'

interface Props {
  actor: SellersActor
  count: Actor<typeof requestCountMachine>
}

const Title = ({ actor }: Pick<Props, 'actor'>) => {
  const total = useSelector(actor, ({ context }) => context.total)
  return (
    <>
      Продавцы
      <TitleCount total={total} />
    </>
  )
}

export const SellersView = ({ actor, count }: Props) => (
  <Page
    title={<Title actor={actor} />}
    backHref="/"
    actions={
      <Actions>
        <RequestsLink actor={count} />
        <ButtonLink href="/owner" variant="ghost">
          Передать права
        </ButtonLink>
      </Actions>
    }
  >
    <SellersList actor={actor} leads />
  </Page>
)
