import type { Actor, SnapshotFrom } from 'xstate'
import type { deskLoginMachine } from '../../../machines/desk/desk-login/machine.ts'
import { formOf, isBusy, isCodeAsked } from '../../../machines/desk/desk-login/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { MaskedInput } from '../../../ui/fields/masked-input.tsx'
import { PHONE_MASK } from '../../../ui/fields/masks.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { PasswordInput } from '../../../ui/fields/password-input.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'

type Props = { actor: Actor<typeof deskLoginMachine>; snapshot: SnapshotFrom<typeof deskLoginMachine> }

export const FormPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const asksCode = isCodeAsked(snapshot)
  const isClosed = isBusy(snapshot)
  const { errors, text } = useFields(actor, snapshot, (field) => isClosed || (field === 'code') !== asksCode)
  // A password can only be empty or not, and the submit reports an empty one.
  const { onBlur: _, ...password } = text('password')
  return (
    <Page title="Вход на пульт" lead="Для операторов программы" width="form">
      <Panel>
        <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: 'submit' })}>
          <Stack>
            <Field label="Телефон" error={errors.username}>
              <MaskedInput {...text('username')} mask={PHONE_MASK} autoComplete="username" />
            </Field>
            <Field label="Пароль" error={errors.password}>
              <PasswordInput {...password} />
            </Field>
            {asksCode && (
              <Field label="Код" hint="Шесть цифр из приложения или код восстановления" error={errors.code}>
                <TextInput {...text('code')} digits autoComplete="one-time-code" autoCapitalize="characters" autoFocus />
              </Field>
            )}
            <Button type="submit" variant="primary" size="lg" wide busy={isClosed}>
              Войти
            </Button>
            {asksCode && (
              <Button variant="ghost" wide disabled={isClosed} onClick={() => send({ type: 'back' })}>
                Другой телефон
              </Button>
            )}
          </Stack>
        </SubmitForm>
      </Panel>
    </Page>
  )
}
