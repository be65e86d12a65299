/** The person's cards with the ways to add and to delete one (BL14, PR25, PR27). */
import { useSelector } from '@xstate/react'
import { groupedPan } from '../../../domain/money/card.ts'
import { CreditCard } from '../../../ui/base/icons.ts'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { AddCardButton } from '../add-card/add-button.tsx'
import { AddCardView } from '../add-card/view.tsx'
import { RemoveCardButton } from '../remove-card/remove-button.tsx'
import { RemoveCardView } from '../remove-card/view.tsx'
import { FailedPart } from './failed-part.tsx'
import type { CardFlows } from './types.ts'
import styles from './view.module.css'

const ListPart = ({ cards: actor, remove }: Pick<CardFlows, 'cards' | 'remove'>) => {
  const { cards } = useSelector(actor, ({ context }) => context)
  if (cards === null) return <SkeletonBlock height="3.25rem" />
  if (cards.length === 0) return <p className={styles.none}>Карт пока нет. Добавьте карту, чтобы выводить на неё баллы</p>
  return (
    <ul className={styles.list}>
      {cards.map((card) => (
        <li key={card.cardId} className={styles.card}>
          <CreditCard />
          <span className={styles.pan}>{groupedPan(card.pan)}</span>
          <RemoveCardButton actor={remove} card={card} />
        </li>
      ))}
    </ul>
  )
}

export const CardsView = ({ cards: actor, add, remove }: CardFlows) => {
  const snapshot = useSelector(actor, (current) => current)
  return (
    <>
      <FlowRoot flow="cards" value={snapshot.value}>
        <Panel title="Карты">
          <Stack gap="tight">
            {snapshot.matches('failed') ? <FailedPart actor={actor} /> : <ListPart cards={actor} remove={remove} />}
            <div>
              <AddCardButton actor={add} cards={snapshot.context.cards} />
            </div>
          </Stack>
        </Panel>
      </FlowRoot>
      <AddCardView actor={add} />
      <RemoveCardView actor={remove} />
    </>
  )
}
