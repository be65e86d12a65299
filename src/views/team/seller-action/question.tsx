import { useSelector } from '@xstate/react'
import type { ActionKind } from '../../../machines/team/seller-action/types.ts'
import { QuestionDialog } from '../../fragments/question/question-dialog.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { SellerActionActor } from './types.ts'

const QUESTIONS: Record<ActionKind, { title: string; text: string; confirm: string }> = {
  assign: {
    title: 'Передать права администратора?',
    text: 'Этот продавец станет администратором точки, а вы останетесь её продавцом. Вернуть права сможет только он',
    confirm: 'Передать права',
  },
  exclude: {
    title: 'Исключить продавца из точки?',
    text: 'Он больше не сможет регистрировать продажи от вашей точки. Его прежние продажи и баллы сохранятся',
    confirm: 'Исключить',
  },
}

/** Nothing is sent before the answer (AD08, AD13, AD14). */
export const Question = ({ actor }: { actor: SellerActionActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { asked } = snapshot.context
  const { title, text, confirm } = QUESTIONS[asked?.kind ?? 'assign']
  return (
    <QuestionDialog
      snapshot={snapshot}
      send={send}
      about={asked?.name}
      title={title}
      text={text}
      confirmLabel={confirm}
      cancelLabel="Отмена"
      tone={asked?.kind === 'exclude' ? 'danger' : 'primary'}
    />
  )
}
