import { useSelector } from '@xstate/react'
import type { Card } from '../../../api/types.ts'
import { groupedPan } from '../../../domain/money/card.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Trash2 } from '../../../ui/base/icons.ts'
import { useSend } from '../../kit/use-send.ts'
import type { RemoveCardActor } from './types.ts'

type Props = { actor: RemoveCardActor; card: Card; disabled?: boolean }

/** Asks whether this card is to be deleted (BL22, PR27). */
export const RemoveCardButton = ({ actor, card, disabled = false }: Props) => {
  const mayAsk = useSelector(actor, (snapshot) => snapshot.can({ type: 'ask', cardId: '', pan: '' }))
  const send = useSend(actor)
  const { cardId, pan } = card
  return (
    <IconButton
      label={`Удалить карту ${groupedPan(pan)}`}
      title="Удалить карту"
      icon={<Trash2 />}
      disabled={disabled || !mayAsk}
      onClick={() => send({ type: 'ask', cardId, pan })}
    />
  )
}
