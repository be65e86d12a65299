import { asksConsent, formOf, isRegistering, phoneOf, resendOf } from '../../../machines/account/confirmation/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { MaskedInput } from '../../../ui/fields/masked-input.tsx'
import { SMS_CODE_MASK } from '../../../ui/fields/digit-masks.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { ConsentPart } from '../../kit/consent-part.tsx'
import { ResendPart } from '../../kit/resend-part.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import { CompanyFields, PersonFields } from './name-fields.tsx'
import type { PartProps } from './types.ts'
import { WhoPart } from './who-part.tsx'

const nothing = () => {}

export const FormPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { values, reveals } = formOf(snapshot)
  const busy = isRegistering(snapshot)
  const { errors, text, box } = useFields(actor, snapshot, () => busy)
  const resend = resendOf(snapshot)
  const Fields = values.organizationalForm === 'legal-person' ? CompanyFields : PersonFields
  return (
    <Page title="Подтверждение" lead="Отправили SMS с кодом. Расскажите, кто вы, и введите его" width="form">
      <Panel>
        <SubmitForm reveals={reveals} onSubmit={() => send({ type: 'submit' })}>
          <Stack gap="loose">
            <WhoPart actor={actor} snapshot={snapshot} />
            <Stack>
              <Fields actor={actor} snapshot={snapshot} />
            </Stack>
            <Stack>
              <Field label="Телефон" aside={<Link href="/auth/registration">Изменить</Link>}>
                <TextInput
                  name="mobile"
                  autoComplete="username"
                  digits
                  readOnly
                  value={phoneOf(snapshot)}
                  onValueChange={nothing}
                />
              </Field>
              <div>
                <Field label="Код из SMS" hint="Код из SMS — ваш пароль для входа" error={errors.password}>
                  <MaskedInput {...text('password')} mask={SMS_CODE_MASK} autoComplete="one-time-code" />
                </Field>
                <ResendPart {...resend} disabled={busy} onResend={() => send({ type: 'code.resend' })} />
              </div>
            </Stack>
            {asksConsent(snapshot) && <ConsentPart {...box('consent')} />}
            <Button type="submit" variant="primary" size="lg" wide busy={busy} disabled={resend.isSending}>
              Зарегистрироваться
            </Button>
          </Stack>
        </SubmitForm>
      </Panel>
    </Page>
  )
}
