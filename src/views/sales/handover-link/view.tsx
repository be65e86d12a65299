/** The link that hands a sale over: its window, the question before it is revoked, and the end of that (E17). */
import { useSelector } from '@xstate/react'
import { REPEAT } from '../../../domain/texts/silence.ts'
import { NoAnswerDialog } from '../../fragments/question/no-answer-dialog.tsx'
import { QuestionDialog } from '../../fragments/question/question-dialog.tsx'
import { ResultDialog } from '../../fragments/question/result-dialog.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { LinkDialog } from './link-dialog.tsx'
import type { HandoverLinkActor } from './types.ts'

export const HandoverLinkView = ({ actor }: { actor: HandoverLinkActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const flow = { snapshot, send: useSend(actor) }
  const { asked, problem } = snapshot.context
  return (
    <FlowRoot flow="handoverLink" value={snapshot.value}>
      <LinkDialog {...flow} />
      <QuestionDialog
        {...flow}
        title="Отменить ссылку?"
        about={asked?.sn || undefined}
        text="Код на экране и отправленная ссылка перестанут работать. Новый можно показать сразу"
        confirmLabel="Отменить ссылку"
        cancelLabel="Оставить"
        tone="danger"
      />
      <ResultDialog {...flow} title="Ошибка" text={problem} />
      <NoAnswerDialog {...flow} text={`Ответа нет: неизвестно, что стало со ссылкой. ${REPEAT}`} />
    </FlowRoot>
  )
}
