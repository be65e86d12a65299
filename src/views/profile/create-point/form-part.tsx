import { formOf, isBusy } from '../../../machines/profile/create-point/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { MaskedInput } from '../../../ui/fields/masked-input.tsx'
import { PHONE_MASK } from '../../../ui/fields/masks.ts'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from '../point-fields.module.css'
import { POINT_LABELS } from '../point-labels.ts'
import { AddressPart } from './address-part.tsx'
import type { PartProps } from './types.ts'

/** The five fields of a new point (RP14, VL42–VL47). */
export const FormPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot)
  const busy = isBusy(snapshot)
  return (
    <Panel>
      <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: 'submit' })}>
        <Stack gap="loose">
          <div className={styles.fields}>
            <Field label={POINT_LABELS.inn} hint="10 или 12 цифр" error={errors.inn}>
              <TextInput {...text('inn')} digits inputMode="numeric" autoComplete="off" />
            </Field>
            <Field label={POINT_LABELS.name} hint="Без кавычек и цифр: Умелые руки" error={errors.name}>
              <TextInput {...text('name')} autoComplete="off" />
            </Field>
            <div className={styles.all}>
              <AddressPart actor={actor} snapshot={snapshot} />
            </div>
            <Field label={POINT_LABELS.directorFullName} hint="Фамилия, имя и отчество" error={errors.directorFullName}>
              <TextInput {...text('directorFullName')} autoComplete="off" />
            </Field>
            <Field label={POINT_LABELS.directorPhone} error={errors.directorPhone}>
              <MaskedInput {...text('directorPhone')} mask={PHONE_MASK} autoComplete="off" />
            </Field>
          </div>
          <Actions>
            <Button type="submit" variant="primary" size="lg" busy={busy}>
              Подать заявку
            </Button>
          </Actions>
        </Stack>
      </SubmitForm>
    </Panel>
  )
}
