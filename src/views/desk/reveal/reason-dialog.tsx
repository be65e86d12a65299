import { useId } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { REVEAL_REASON_WORDS, REVEAL_REASONS } from '../../../domain/desk/people.ts'
import { REPEAT } from '../../../domain/texts/silence.ts'
import type { revealMachine } from '../../../machines/desk/reveal/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { NoAnswerDialog } from '../../fragments/question/no-answer-dialog.tsx'
import { useSend } from '../../kit/use-send.ts'

type Props = { actor: Actor<typeof revealMachine>; snapshot: SnapshotFrom<typeof revealMachine> }

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const OPTIONS = REVEAL_REASONS.map((value) => ({ value, label: capital(REVEAL_REASON_WORDS[value]) }))

/** Why the data are to be shown: without a reason they stay closed. */
export const ReasonDialog = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const problemId = useId()
  const { reason, isReasonMissing, problem } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const back = () => send({ type: 'back' })
  return (
    <>
      <Dialog
        open={snapshot.matches('asking') || busy}
        busy={busy}
        onClose={back}
        title="Показать данные?"
        text="Пять минут их видите только вы. Кто, когда и почему открыл, останется в журнале"
        footer={
          <>
            <Button disabled={busy} onClick={back}>
              Не показывать
            </Button>
            <Button variant="primary" busy={busy} onClick={() => send({ type: 'confirm' })}>
              Показать
            </Button>
          </>
        }
      >
        {problem !== null && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <RadioGroup
          label="Причина"
          options={OPTIONS}
          value={reason}
          disabled={busy}
          onValueChange={(value) => send({ type: 'reason.choose', reason: value })}
        />
        <FieldError id={problemId}>{isReasonMissing ? 'Выберите причину' : null}</FieldError>
      </Dialog>
      <NoAnswerDialog
        snapshot={snapshot}
        send={send}
        checkLabel="Проверить"
        text={`Ответа нет: неизвестно, открыты ли данные. ${REPEAT}`}
      />
    </>
  )
}
