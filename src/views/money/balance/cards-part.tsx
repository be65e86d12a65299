import { useSelector } from '@xstate/react'
import { groupedPan } from '../../../domain/money/card.ts'
import { cardsOf, formOf, isSending } from '../../../machines/money/balance/selectors.ts'
import { CreditCard } from '../../../ui/base/icons.ts'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { RadioTiles } from '../../../ui/fields/radio-tiles.tsx'
import { useSend } from '../../kit/use-send.ts'
import { AddCardButton } from '../add-card/add-button.tsx'
import { FailedPart } from '../cards/failed-part.tsx'
import type { CardFlows } from '../cards/types.ts'
import { RemoveCardButton } from '../remove-card/remove-button.tsx'
import type { PartProps } from './types.ts'
import styles from './form-part.module.css'

/** The picker of a card (BL01, BL14). */
const PickPart = ({ actor, snapshot, remove }: PartProps & Pick<CardFlows, 'remove'>) => {
  const send = useSend(actor)
  const cards = cardsOf(snapshot)
  if (cards === null) return <SkeletonBlock height="3.25rem" />
  if (cards.length === 0) return <p className={styles.none}>Карт пока нет</p>
  const busy = isSending(snapshot)
  return (
    <RadioTiles
      label="Карта"
      tiles={cards.map((card) => ({
        value: card.cardId,
        label: groupedPan(card.pan),
        icon: <CreditCard />,
        aside: <RemoveCardButton actor={remove} card={card} disabled={busy} />,
      }))}
      value={formOf(snapshot).values.card}
      disabled={busy}
      onValueChange={(card) => send({ type: 'form.change', patch: { card } })}
    />
  )
}

export const CardsPart = ({ flows, ...part }: PartProps & { flows: CardFlows }) => {
  const isFailed = useSelector(flows.cards, (snapshot) => snapshot.matches('failed'))
  return (
    <div>
      {isFailed ? <FailedPart actor={flows.cards} /> : <PickPart {...part} remove={flows.remove} />}
      <AddCardButton actor={flows.add} cards={cardsOf(part.snapshot)} disabled={isSending(part.snapshot)} />
    </div>
  )
}
