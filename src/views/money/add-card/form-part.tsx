import type { SnapshotFrom } from 'xstate'
import type { addCardMachine } from '../../../machines/money/add-card/machine.ts'
import { formOf } from '../../../machines/money/add-card/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Actions, Columns, Stack } from '../../../ui/base/stack.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { MaskedInput } from '../../../ui/fields/masked-input.tsx'
import { CARD_CODE_MASK, CARD_MASK, EXPIRY_MASK } from '../../../ui/fields/digit-masks.ts'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import type { AddCardActor } from './types.ts'

type Props = { actor: AddCardActor; snapshot: SnapshotFrom<typeof addCardMachine> }

/** The specified fields (BL12, VL66–VL70). No browser should keep them, so it is told of no card. */
export const FormPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot)
  const busy = snapshot.hasTag('busy')
  return (
    <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: 'submit' })}>
      <Stack>
        <Field label="Номер карты" error={errors.card}>
          <MaskedInput {...text('card')} mask={CARD_MASK} autoComplete="off" />
        </Field>
        <Columns>
          <Field label="Срок действия" hint="ММ/ГГ" error={errors.expirationDate}>
            <MaskedInput {...text('expirationDate')} mask={EXPIRY_MASK} autoComplete="off" />
          </Field>
          <Field label="CV2" error={errors.code}>
            <MaskedInput {...text('code')} mask={CARD_CODE_MASK} autoComplete="off" />
          </Field>
        </Columns>
        <Actions>
          <Button type="submit" variant="primary" busy={busy}>
            Добавить
          </Button>
          <Button onClick={() => send({ type: 'cancel' })}>Отменить</Button>
        </Actions>
      </Stack>
    </SubmitForm>
  )
}
