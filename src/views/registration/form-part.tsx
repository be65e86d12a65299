import type { Actor, SnapshotFrom } from 'xstate'
import type { registrationMachine } from '../../machines/registration/machine.ts'
import { formOf, isBusy, maySubmit, missingOf } from '../../machines/registration/selectors.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { PHONE_MASK } from '../../ui/masks.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stack } from '../../ui/stack.tsx'
import { CaptchaPart } from '../kit/captcha-part.tsx'
import { ConsentPart } from '../kit/consent-part.tsx'
import { SubmitForm } from '../kit/submit-form.tsx'
import { SubmitPart } from '../kit/submit-part.tsx'
import { useSend } from '../kit/use-send.ts'
import styles from './form-part.module.css'

type Props = { actor: Actor<typeof registrationMachine>; snapshot: SnapshotFrom<typeof registrationMachine> }

export const FormPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { values, errors, reveals } = formOf(snapshot)
  const busy = isBusy(snapshot)
  return (
    <Page title="Регистрация" lead="Пришлём SMS с кодом. Он станет вашим паролем для входа" width="form">
      <Panel>
        <SubmitForm reveals={reveals} onSubmit={() => send({ type: 'submit' })}>
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
            <Checkbox
              label={
                <>
                  Принимаю условия <Link href="/term-of-use">пользовательского соглашения</Link>
                </>
              }
              checked={values.license}
              disabled={busy}
              onCheckedChange={(license) => send({ type: 'form.change', patch: { license } })}
            />
            <ConsentPart
              checked={values.consent}
              error={errors.consent}
              disabled={busy}
              onChange={(consent) => send({ type: 'form.change', patch: { consent } })}
            />
            <CaptchaPart snapshot={snapshot} busy={busy} onSolve={() => send({ type: 'captcha.solve' })} />
            <SubmitPart busy={busy} maySubmit={maySubmit(snapshot)} missing={missingOf(snapshot)}>
              Зарегистрироваться
            </SubmitPart>
            <p className={styles.other}>
              Уже зарегистрированы? <Link href="/auth/login">Войти</Link>
            </p>
          </Stack>
        </SubmitForm>
      </Panel>
    </Page>
  )
}
