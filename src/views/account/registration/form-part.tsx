import type { Actor, SnapshotFrom } from 'xstate'
import type { registrationMachine } from '../../../machines/account/registration/machine.ts'
import { formOf, isBusy, maySubmit, missingOf } from '../../../machines/account/registration/selectors.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { MaskedInput } from '../../../ui/fields/masked-input.tsx'
import { PHONE_MASK } from '../../../ui/fields/masks.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { CaptchaPart } from '../../kit/captcha-part.tsx'
import { ConsentPart } from '../../kit/consent-part.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { SubmitPart } from '../../kit/submit-part.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './form-part.module.css'

type Props = { actor: Actor<typeof registrationMachine>; snapshot: SnapshotFrom<typeof registrationMachine> }

export const FormPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { errors, text, box } = useFields(actor, snapshot)
  const busy = isBusy(snapshot)
  return (
    <Page title="Регистрация" lead="Пришлём SMS с кодом. Он станет вашим паролем для входа" width="form">
      <Panel>
        <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: 'submit' })}>
          <Stack>
            <Field label="Телефон" error={errors.mobile}>
              <MaskedInput {...text('mobile')} mask={PHONE_MASK} autoComplete="tel" />
            </Field>
            <Checkbox
              {...box('license')}
              label={
                <>
                  Принимаю условия <Link href="/term-of-use">пользовательского соглашения</Link>
                </>
              }
            />
            <ConsentPart {...box('consent')} />
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
