import { REPEAT } from '../../../domain/texts/silence.ts'
import { useSelector } from '@xstate/react'
import { NoAnswerDialog } from '../../fragments/question/no-answer-dialog.tsx'
import { QuestionDialog } from '../../fragments/question/question-dialog.tsx'
import { ResultDialog } from '../../fragments/question/result-dialog.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { DevicesActor } from './types.ts'

const ONE = {
  title: 'Завершить сеанс?',
  text: 'Чтобы пользоваться порталом на том устройстве, нужно будет войти заново',
  confirm: 'Завершить',
  unknown: `Ответа нет: неизвестно, завершён ли сеанс. ${REPEAT}`,
}
const OTHERS = {
  title: 'Завершить остальные сеансы?',
  text: 'Аккаунт останется открытым только на этом устройстве. На остальных нужно будет войти заново',
  confirm: 'Завершить остальные',
  unknown: `Ответа нет: неизвестно, завершены ли остальные сеансы. ${REPEAT}`,
}

type Props = {
  actor: DevicesActor
  /** What gets the focus when the control that has asked is gone. */
  heir: () => HTMLElement | null
}

/** The end of sessions: the question, the refusal, the unknown result. */
export const EndPart = ({ actor, heir }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const flow = { snapshot, send: useSend(actor) }
  const { asked, problem, sessions } = snapshot.context
  const texts = asked.id === null ? OTHERS : ONE
  const isAnythingLeft = sessions?.some(({ id, isCurrent }) => !isCurrent && (asked.id === null || id === asked.id)) ?? false
  const returnTo = () => (isAnythingLeft ? null : heir())
  return (
    <>
      <QuestionDialog
        {...flow}
        title={texts.title}
        about={asked.name || undefined}
        text={texts.text}
        confirmLabel={texts.confirm}
        cancelLabel="Оставить"
        tone="danger"
        returnTo={returnTo}
      />
      <ResultDialog {...flow} title="Ошибка" text={problem} />
      <NoAnswerDialog {...flow} text={texts.unknown} returnTo={returnTo} />
    </>
  )
}
