import type { Actor, SnapshotFrom } from 'xstate'
import { formatInstant } from '../../../domain/dates/dates.ts'
import { OPERATOR_PASSWORD_LENGTH } from '../../../domain/desk/operator-password.ts'
import type { invitationMachine } from '../../../machines/desk/invitation/machine.ts'
import { formOf, isBusy } from '../../../machines/desk/invitation/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { PasswordInput } from '../../../ui/fields/password-input.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import { SecretPart } from './secret-part.tsx'

type Props = { actor: Actor<typeof invitationMachine>; snapshot: SnapshotFrom<typeof invitationMachine> }

const PASSWORD_RULES = `Не короче ${OPERATOR_PASSWORD_LENGTH} знаков, не номер телефона и не из частых, таких как «пароль» или «qwerty»`

export const FormPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot)
  const { invitation } = snapshot.context
  if (!invitation) return null
  return (
    <Page
      title={invitation.name}
      lead={`Вы будете оператором программы и будете входить по телефону, который кончается на ${invitation.mobileTail}. Ссылка действует до ${formatInstant(invitation.ends)}`}
      width="form"
    >
      <Panel>
        <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: 'submit' })}>
          <Stack>
            <Field label="Новый пароль" hint={PASSWORD_RULES} error={errors.password}>
              <PasswordInput {...text('password')} autoComplete="new-password" />
            </Field>
            {invitation.secret !== null && (
              <>
                <SecretPart secret={invitation.secret} drawn={invitation.drawn} />
                <Field label="Код из приложения" hint="Шесть цифр, которые приложение показывает сейчас" error={errors.code}>
                  <TextInput {...text('code')} digits inputMode="numeric" autoComplete="one-time-code" />
                </Field>
              </>
            )}
            <Button type="submit" variant="primary" size="lg" wide busy={isBusy(snapshot)}>
              Поставить пароль
            </Button>
          </Stack>
        </SubmitForm>
      </Panel>
    </Page>
  )
}
