import type { Actor, SnapshotFrom } from 'xstate'
import type { loginMachine } from '../../machines/login/machine.ts'
import { formOf, isBusy } from '../../machines/login/selectors.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { PHONE_MASK } from '../../ui/masks.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useFirstError } from '../kit/use-first-error.ts'
import { useSend } from '../kit/use-send.ts'

type Props = { actor: Actor<typeof loginMachine>; snapshot: SnapshotFrom<typeof loginMachine> }

export const FormPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { values, errors, reveals } = formOf(snapshot)
  const form = useFirstError(reveals)
  const busy = isBusy(snapshot)
  return (
    <Page title="Авторизация" width="form">
      <Panel>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'submit' })
          }}
        >
          <Stack>
            <Field label="Телефон" error={errors.username}>
              <MaskedInput
                mask={PHONE_MASK}
                name="username"
                autoComplete="username"
                value={values.username}
                readOnly={busy}
                onValueChange={(username) => send({ type: 'form.change', patch: { username } })}
                onBlur={() => send({ type: 'form.blur', field: 'username' })}
              />
            </Field>
            <Field label="Пароль" hint="Код из SMS, который пришёл при регистрации" error={errors.password}>
              <PasswordInput
                name="password"
                value={values.password}
                readOnly={busy}
                onValueChange={(password) => send({ type: 'form.change', patch: { password } })}
              />
            </Field>
            <Checkbox
              label="Запомнить на этом устройстве"
              checked={values.check}
              disabled={busy}
              onCheckedChange={(check) => send({ type: 'form.change', patch: { check } })}
            />
            <Button type="submit" variant="primary" size="lg" wide busy={busy}>
              Войти
            </Button>
            <Link href="/auth/recovery">Забыли пароль?</Link>
          </Stack>
        </form>
      </Panel>
    </Page>
  )
}
