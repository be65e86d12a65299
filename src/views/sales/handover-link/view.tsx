/** The link that hands a sale over: its window, the question before it is revoked, and the end of that (E17). */
import { useSelector } from '@xstate/react'
import { REPEAT } from '../../../domain/texts/silence.ts'
import { NoAnswerDialog } from '../../fragments/question/no-answer-dialog.tsx'
import { ResultDialog } from '../../fragments/question/result-dialog.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import type { HandoverLinkActor } from './types.ts'

export const HandoverLinkView = ({ actor }: { actor: HandoverLinkActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const flow = { snapshot, send }
  const { asked, problem } = snapshot.context
  const isRevoking = snapshot.matches('revoking')
  return (
    <FlowRoot flow="handoverLink" value={snapshot.value}>
      <LinkDialog {...flow} />
      <ConfirmDialog
        open={snapshot.matches('asking') || isRevoking}
        busy={isRevoking}
        title="Отменить ссылку?"
        about={asked?.sn || undefined}
        text="Код на экране и отправленная ссылка перестанут работать. Новый можно показать сразу"
        confirmLabel="Отменить ссылку"
        cancelLabel="Оставить"
        tone="danger"
        onConfirm={() => send({ type: 'confirm' })}
        onCancel={() => send({ type: 'keep' })}
      />
      <ResultDialog {...flow} title="Ошибка" text={problem} />
      <NoAnswerDialog {...flow} text={`Ответа нет: неизвестно, что стало со ссылкой. ${REPEAT}`} />
    </FlowRoot>
  )
}
