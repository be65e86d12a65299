import type { Actor, SnapshotFrom } from 'xstate'
import { SECOND_ABOVE } from '../../../domain/desk/people.ts'
import { CORRECTION_REASONS } from '../../../domain/desk/person-deeds.ts'
import { formatPoints } from '../../../domain/money/money.ts'
import { pointsOf, reasonOf } from '../../../machines/desk/correction/form.ts'
import type { correctionMachine } from '../../../machines/desk/correction/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ReasonPart } from '../../fragments/reason/reason-part.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './correction.module.css'

type Snapshot = SnapshotFrom<typeof correctionMachine>

const DIRECTIONS = [
  { value: 'add', label: 'Начислить' },
  { value: 'take', label: 'Снять' },
] as const

/** What becomes of the balance, and whether somebody else has to agree. */
const Preview = ({ snapshot: { context }, isSecondNeeded }: { snapshot: Snapshot; isSecondNeeded: boolean }) => {
  const { free, today } = context.standing
  const points = pointsOf(context)
  const left = Math.max(0, SECOND_ABOVE - today)
  return (
    <div className={styles.preview} role="status">
      <p>
        Было <strong>{formatPoints(free)}</strong>, станет <strong>{formatPoints(free + points)}</strong>
      </p>
      <p>
        {isSecondNeeded
          ? 'Понадобится второй оператор: до его решения баллы не изменятся'
          : `Без второго оператора за сутки можно ещё ${formatPoints(left)}. Ваши поправки другим людям тоже считаются`}
      </p>
    </div>
  )
}

/** How many points, which way and why; beside it what becomes of the balance. */
export const FormDialog = ({
  actor,
  snapshot,
  isSecondNeeded,
}: {
  actor: Actor<typeof correctionMachine>
  snapshot: Snapshot
  isSecondNeeded: boolean
}) => {
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot)
  const { context } = snapshot
  const busy = snapshot.hasTag('busy')
  const close = () => send({ type: 'close' })
  return (
    <Dialog
      open={snapshot.matches('editing') || busy}
      busy={busy}
      onClose={close}
      title="Поправить баллы"
      text="Прежние записи не меняются: добавится новая, с вашей причиной"
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            Отмена
          </Button>
          <Button variant="primary" busy={busy} onClick={() => send({ type: 'submit' })}>
            {isSecondNeeded ? 'Отправить на согласие' : 'Записать'}
          </Button>
        </>
      }
    >
      <SubmitForm reveals={context.form.reveals} onSubmit={() => send({ type: 'submit' })}>
        <div className={styles.form}>
          {context.problem !== null && (
            <Notice tone="danger" live>
              {context.problem}
            </Notice>
          )}
          <SegmentedControl
            wide
            label="Начислить или снять"
            options={DIRECTIONS}
            value={context.form.values.direction}
            disabled={busy}
            onValueChange={(direction) => send({ type: 'form.change', patch: { direction } })}
          />
          <Field label="Сколько баллов" error={errors.points}>
            <TextInput {...text('points')} digits inputMode="numeric" autoComplete="off" />
          </Field>
          <ReasonPart
            send={send}
            context={context}
            reasons={CORRECTION_REASONS}
            reason={reasonOf(context)}
            isReadOnly={busy}
            hint="Человек прочтёт это в истории баллов"
          />
          <Preview snapshot={snapshot} isSecondNeeded={isSecondNeeded} />
        </div>
      </SubmitForm>
    </Dialog>
  )
}
