import { useSelector } from '@xstate/react'
import type { Card } from '../../../api/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Plus } from '../../../ui/base/icons.ts'
import { useSend } from '../../kit/use-send.ts'
import type { AddCardActor } from './types.ts'
import styles from './add-button.module.css'

type Props = {
  actor: AddCardActor
  /** The cards on the screen; null while nobody knows them. */
  cards: readonly Card[] | null
  disabled?: boolean
}

/** The way to a new card (BL01, PR25). */
export const AddCardButton = ({ actor, cards, disabled = false }: Props) => {
  const known = (cards ?? []).map(({ cardId }) => cardId)
  const mayOpen = useSelector(actor, (snapshot) => snapshot.can({ type: 'open', known: [] }))
  const send = useSend(actor)
  return (
    <Button
      variant="ghost"
      icon={<Plus />}
      className={styles.add}
      disabled={disabled || !mayOpen}
      onClick={() => send({ type: 'open', known })}
    >
      Добавить карту
    </Button>
  )
}
