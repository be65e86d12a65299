import type { Actor, SnapshotFrom } from 'xstate'
import type { recoveryMachine } from '../../../machines/account/recovery/machine.ts'
import { formOf, isBusy, maySubmit, missingOf } from '../../../machines/account/recovery/selectors.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { MaskedInput } from '../../../ui/fields/masked-input.tsx'
import { PHONE_MASK } from '../../../ui/fields/masks.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { CaptchaPart } from '../../kit/captcha-part.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { SubmitPart } from '../../kit/submit-part.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './form-part.module.css'

type Props = { actor: Actor<typeof recoveryMachine>; snapshot: SnapshotFrom<typeof recoveryMachine> }

export const FormPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot)
  const busy = isBusy(snapshot)
  return (
    <Page
      title="Восстановление пароля"
      lead="Пришлём новый пароль в SMS. Прежний будет действовать, пока вы не войдёте с новым"
      width="form"
    >
      <Panel>
        <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: 'submit' })}>
          <Stack>
            <Field label="Телефон" error={errors.mobile}>
              <MaskedInput {...text('mobile')} mask={PHONE_MASK} autoComplete="tel" />
            </Field>
            <CaptchaPart snapshot={snapshot} busy={busy} onSolve={() => send({ type: 'captcha.solve' })} />
            <SubmitPart busy={busy} maySubmit={maySubmit(snapshot)} missing={missingOf(snapshot)}>
              Получить новый пароль
            </SubmitPart>
            <p className={styles.other}>
              Вспомнили пароль? <Link href="/auth/login">Войти</Link>
            </p>
          </Stack>
        </SubmitForm>
      </Panel>
    </Page>
  )
}
