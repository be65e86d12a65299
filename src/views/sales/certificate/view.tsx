/** The certificate of a warranty: its window, the question before it is revoked, and the end of that (E17). */
import { useSelector } from '@xstate/react'
import { REPEAT } from '../../../domain/texts/silence.ts'
import { NoAnswerDialog } from '../../fragments/question/no-answer-dialog.tsx'
import { QuestionDialog } from '../../fragments/question/question-dialog.tsx'
import { ResultDialog } from '../../fragments/question/result-dialog.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { SheetDialog } from './sheet-dialog.tsx'
import type { CertificateActor } from './types.ts'

export const CertificateView = ({ actor }: { actor: CertificateActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const flow = { snapshot, send: useSend(actor) }
  const { asked, problem } = snapshot.context
  return (
    <FlowRoot flow="certificate" value={snapshot.value}>
      <SheetDialog {...flow} />
      <QuestionDialog
        {...flow}
        title="Отозвать сертификат?"
        about={asked?.sn || undefined}
        text="QR-код на напечатанных листах перестанет работать. Гарантия самого инструмента от этого не меняется, и новый лист можно напечатать сразу"
        confirmLabel="Отозвать"
        cancelLabel="Оставить"
        tone="danger"
      />
      <ResultDialog {...flow} title="Ошибка" text={problem} />
      <NoAnswerDialog {...flow} text={`Ответа нет: неизвестно, отозван ли сертификат. ${REPEAT}`} />
    </FlowRoot>
  )
}
