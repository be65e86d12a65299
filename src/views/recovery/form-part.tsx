import { useId } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { recoveryMachine } from '../../machines/recovery/machine.ts'
import { formOf, isBusy, maySubmit, missingOf } from '../../machines/recovery/selectors.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { PHONE_MASK } from '../../ui/masks.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stack } from '../../ui/stack.tsx'
import { CaptchaPart } from '../kit/captcha-part.tsx'
import { MissingPart } from '../kit/missing-part.tsx'
import { useFirstError } from '../kit/use-first-error.ts'
import { useSend } from '../kit/use-send.ts'
import styles from './form-part.module.css'

type Props = { actor: Actor<typeof recoveryMachine>; snapshot: SnapshotFrom<typeof recoveryMachine> }

export const FormPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { values, errors, reveals } = formOf(snapshot)
  const form = useFirstError(reveals)
  const rest = useId()
  const busy = isBusy(snapshot)
  return (
    <Page
      title="Восстановление пароля"
      lead="Пришлём новый пароль в SMS. Прежний будет действовать, пока вы не войдёте с новым"
      width="form"
    >
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
            <Field label="Телефон" error={errors.mobile}>
              <MaskedInput
                mask={PHONE_MASK}
                name="mobile"
                autoComplete="tel"
                value={values.mobile}
                readOnly={busy}
                onValueChange={(mobile) => send({ type: 'form.change', patch: { mobile } })}
                onBlur={() => send({ type: 'form.blur', field: 'mobile' })}
              />
            </Field>
            <CaptchaPart snapshot={snapshot} busy={busy} onSolve={() => send({ type: 'captcha.solve' })} />
            <div className={styles.submit}>
              <Button
                type="submit"
                variant="primary"
                size="lg"
                wide
                busy={busy}
                disabled={!busy && !maySubmit(snapshot)}
                aria-describedby={rest}
              >
                Получить новый пароль
              </Button>
              <MissingPart id={rest} missing={missingOf(snapshot)} />
            </div>
            <p className={styles.other}>
              Вспомнили пароль? <Link href="/auth/login">Войти</Link>
            </p>
          </Stack>
        </form>
      </Panel>
    </Page>
  )
}
