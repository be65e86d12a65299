/** Deletion of a card: the question, the refusal, the unknown result (M21; BL22–BL25). */
import { REPEAT } from '../../../domain/texts/silence.ts'
import { useSelector } from '@xstate/react'
import { groupedPan } from '../../../domain/money/card.ts'
import { NoAnswerDialog } from '../../fragments/question/no-answer-dialog.tsx'
import { QuestionDialog } from '../../fragments/question/question-dialog.tsx'
import { ResultDialog } from '../../fragments/question/result-dialog.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { RemoveCardActor } from './types.ts'

export const RemoveCardView = ({ actor }: { actor: RemoveCardActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const flow = { snapshot, send: useSend(actor) }
  const { asked, problem } = snapshot.context
  return (
    <FlowRoot flow="removeCard" value={snapshot.value}>
      <QuestionDialog
        {...flow}
        title="Удалить карту?"
        about={asked?.pan ? groupedPan(asked.pan) : undefined}
        text="Вывод, который уже в пути, дойдёт до этой карты. Чтобы выводить на неё снова, карту придётся добавить заново"
        confirmLabel="Удалить"
        cancelLabel="Оставить"
        tone="danger"
      />
      <ResultDialog {...flow} title="Ошибка" text={problem} />
      <NoAnswerDialog {...flow} text={`Ответа нет: неизвестно, удалена ли карта. ${REPEAT}`} />
    </FlowRoot>
  )
}
