/** Deletion of a card: the question, the refusal, the unknown result (M21; BL22–BL25). */
import { useSelector } from '@xstate/react'
import { groupedPan } from '../../../domain/card.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { NO_ANSWER } from '../../kit/no-answer-title.ts'
import { useSend } from '../../kit/use-send.ts'
import type { RemoveCardActor } from './types.ts'

export const RemoveCardView = ({ actor }: { actor: RemoveCardActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { card, problem } = snapshot.context
  const isSending = snapshot.hasTag('busy')
  return (
    <FlowRoot flow="removeCard" value={snapshot.value}>
      <ConfirmDialog
        open={snapshot.matches('asking') || isSending}
        title="Удалить карту?"
        about={card?.pan ? groupedPan(card.pan) : undefined}
        text="Вывод, который уже в пути, дойдёт до этой карты. Чтобы выводить на неё снова, карту придётся добавить заново"
        confirmLabel="Удалить"
        cancelLabel="Оставить"
        tone="danger"
        busy={isSending}
        onConfirm={() => send({ type: 'confirm' })}
        onCancel={() => send({ type: 'keep' })}
      />
      <Dialog
        open={snapshot.hasTag('result')}
        title="Ошибка"
        text={problem}
        onClose={() => send({ type: 'close' })}
        footer={
          <Button variant="primary" onClick={() => send({ type: 'close' })}>
            Понятно
          </Button>
        }
      />
      <Dialog
        open={snapshot.matches('unanswered')}
        title={NO_ANSWER}
        text="Ответа нет: неизвестно, удалена ли карта. Повторите: дважды это не выполнится"
        onClose={() => send({ type: 'check' })}
        footer={
          <>
            <Button onClick={() => send({ type: 'check' })}>Проверить список</Button>
            <Button variant="primary" onClick={() => send({ type: 'repeat' })}>
              Повторить
            </Button>
          </>
        }
      />
    </FlowRoot>
  )
}
