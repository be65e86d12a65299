import { Page } from '../../../ui/shell/page.tsx'
import { CardsView } from '../../../views/money/cards/view.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { useVisitor } from '../../session/visitor.ts'
import { HistoryPart } from './history-part.tsx'
import { useCards } from './use-cards.ts'

/** The payments block as a page of its own: cards and history (A20). */
const Payments = ({ owner }: { owner: string }) => (
  <Page
    title="Карты и история баллов"
    backHref="/profile/user"
    actions={
      <ButtonLink href="/balance" variant="primary">
        Вывести деньги
      </ButtonLink>
    }
  >
    <Stack gap="loose">
      <CardsView {...useCards(owner)} />
      <HistoryPart />
    </Stack>
  </Page>
)

export const Screen = () => {
  const { person } = useVisitor()
  return person && <Payments key={person.id} owner={person.id} />
}
