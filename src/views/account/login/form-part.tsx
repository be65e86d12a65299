import type { Actor, SnapshotFrom } from 'xstate'
import type { loginMachine } from '../../../machines/account/login/machine.ts'
import { formOf, isBusy } from '../../../machines/account/login/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { MaskedInput } from '../../../ui/fields/masked-input.tsx'
import { PHONE_MASK } from '../../../ui/fields/masks.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { PasswordInput } from '../../../ui/fields/password-input.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'

type Props = { actor: Actor<typeof loginMachine>; snapshot: SnapshotFrom<typeof loginMachine> }

export const FormPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { errors, text, box } = useFields(actor, snapshot)
  // A password can only be empty or not, and the submit reports an empty one.
  const { onBlur: _, ...password } = text('password')
  return (
    <Page title="Авторизация" width="form">
      <Panel>
        <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: 'submit' })}>
          <Stack>
            <Field label="Телефон" error={errors.username}>
              <MaskedInput {...text('username')} mask={PHONE_MASK} autoComplete="username" />
            </Field>
            <Field label="Пароль" hint="Код из SMS, который пришёл при регистрации" error={errors.password}>
              <PasswordInput {...password} />
            </Field>
            <Checkbox {...box('check')} label="Запомнить на этом устройстве" />
            <Button type="submit" variant="primary" size="lg" wide busy={isBusy(snapshot)}>
              Войти
            </Button>
            <Link href="/auth/recovery">Забыли пароль?</Link>
          </Stack>
        </SubmitForm>
      </Panel>
    </Page>
  )
}
