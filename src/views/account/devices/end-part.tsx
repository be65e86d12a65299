import { useSelector } from '@xstate/react'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { NO_ANSWER } from '../../kit/no-answer-title.ts'
import { useSend } from '../../kit/use-send.ts'
import type { DevicesActor } from './types.ts'

const ONE = {
  title: 'Завершить сеанс?',
  text: 'Чтобы пользоваться порталом на этом устройстве, нужно будет войти заново',
  confirm: 'Завершить',
  unknown: 'Ответа нет: неизвестно, завершён ли сеанс. Повторите: дважды это не выполнится',
}
const OTHERS = {
  title: 'Завершить остальные сеансы?',
  text: 'Аккаунт останется открытым только на этом устройстве. На остальных нужно будет войти заново',
  confirm: 'Завершить остальные',
  unknown: 'Ответа нет: неизвестно, завершены ли остальные сеансы. Повторите: дважды это не выполнится',
}

type Props = {
  actor: DevicesActor
  /** What gets the focus when the control that has asked is gone. */
  heir: () => HTMLElement | null
}

/** The end of sessions: the question, the refusal, the unknown result. */
export const EndPart = ({ actor, heir }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { asked, problem, sessions } = snapshot.context
  const texts = asked.id === null ? OTHERS : ONE
  const isSending = snapshot.hasTag('busy')
  const isAnythingLeft = sessions?.some(({ id, isCurrent }) => !isCurrent && (asked.id === null || id === asked.id)) ?? false
  return (
    <>
      <ConfirmDialog
        open={snapshot.matches('asking') || isSending}
        title={texts.title}
        about={asked.name || undefined}
        text={texts.text}
        confirmLabel={texts.confirm}
        cancelLabel="Оставить"
        tone="danger"
        busy={isSending}
        returnTo={() => (isAnythingLeft ? null : heir())}
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
        text={texts.unknown}
        returnTo={() => (isAnythingLeft ? null : heir())}
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
    </>
  )
}
