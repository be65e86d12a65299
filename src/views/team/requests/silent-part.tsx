import type { Ref } from 'react'
import type { Decision } from '../../../machines/team/requests/types.ts'
import { useFocusIfLost } from '../../../ui/base/use-focus-if-lost.ts'
import { NoAnswerNotice } from '../../fragments/question/no-answer-notice.tsx'

interface Props {
  decision: Decision
  /** Another decision is being sent. */
  isSending: boolean
  heir: Ref<HTMLButtonElement>
  send: (event: { type: 'repeat' | 'check'; id: string }) => void
}

/** A decision without an answer (C04): the person's own buttons are disabled, and the focus that they had comes here. */
export const SilentPart = ({ decision: { id, name, verdict }, isSending, heir, send }: Props) => {
  const notice = useFocusIfLost<HTMLDivElement>()
  return (
    <div ref={notice} tabIndex={-1}>
      <NoAnswerNotice send={({ type }) => send({ type, id })} control={heir} about={name} isCheckDisabled={isSending}>
        {verdict === 'reject' ? 'Отклоняли заявку' : 'Принимали заявку'}: {name}. Ответ не пришёл
      </NoAnswerNotice>
    </div>
  )
}
