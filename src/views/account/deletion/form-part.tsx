import { useEffect, useId, useRef } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { deletionMachine } from '../../../machines/account/deletion/machine.ts'
import {
  formOf,
  isAtCode,
  isConfirming,
  isRequesting,
  isResending,
  isWaiting,
  lineOf,
  mayCancel,
  mayEnterCode,
  mayResend,
  maySubmit,
  missingOf,
  resendOf,
} from '../../../machines/account/deletion/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { MaskedInput } from '../../../ui/fields/masked-input.tsx'
import { PHONE_MASK } from '../../../ui/fields/masks.ts'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { CaptchaPart } from '../../kit/captcha-part.tsx'
import { MissingPart } from '../../kit/missing-part.tsx'
import { ResendPart } from '../../kit/resend-part.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import { LinePart } from './line-part.tsx'

type Props = { actor: Actor<typeof deletionMachine>; snapshot: SnapshotFrom<typeof deletionMachine> }

const CodeField = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot, () => isConfirming(snapshot))
  // The code is validated during typing: blur adds nothing.
  const { onBlur: _, ...code } = text('code')
  const { until, isSentAgain } = resendOf(snapshot)
  const input = useRef<HTMLInputElement>(null)
  // On a phone the next field is below the viewport: focus scrolls it into view.
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div>
      <Field label="Код из SMS" error={errors.code}>
        <TextInput {...code} ref={input} digits inputMode="numeric" autoComplete="one-time-code" maxLength={50} />
      </Field>
      <ResendPart
        until={until}
        isWaiting={isWaiting(snapshot)}
        isSending={isResending(snapshot)}
        disabled={!isResending(snapshot) && !mayResend(snapshot)}
        isSentAgain={isSentAgain}
        onResend={() => send({ type: 'code.resend' })}
      />
    </div>
  )
}

export const FormPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const atCode = isAtCode(snapshot)
  const busy = isRequesting(snapshot) || isConfirming(snapshot)
  const { errors, text } = useFields(actor, snapshot, () => atCode || busy)
  const rest = useId()
  return (
    <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: atCode ? 'confirm' : 'submit' })}>
      <Stack>
        <Field label="Телефон" error={errors.mobile} hint={atCode ? undefined : 'На него придёт код для подтверждения'}>
          <MaskedInput {...text('mobile')} mask={PHONE_MASK} autoComplete="tel" />
        </Field>
        <LinePart line={lineOf(snapshot)} />
        {atCode ? (
          <CodeField actor={actor} snapshot={snapshot} />
        ) : (
          <CaptchaPart snapshot={snapshot} busy={busy} onSolve={() => send({ type: 'captcha.solve' })} />
        )}
        <div>
          <Actions fill={mayEnterCode(snapshot)}>
            <Button
              type="submit"
              variant={atCode ? 'danger' : 'primary'}
              busy={busy}
              disabled={!busy && !maySubmit(snapshot)}
              aria-describedby={rest}
            >
              {atCode ? 'Удалить аккаунт' : 'Отправить код'}
            </Button>
            {mayEnterCode(snapshot) && <Button onClick={() => send({ type: 'code.enter' })}>Ввести код</Button>}
            <Button disabled={!mayCancel(snapshot)} onClick={() => send({ type: 'cancel' })}>
              Отмена
            </Button>
          </Actions>
          <MissingPart id={rest} missing={missingOf(snapshot)} />
        </div>
      </Stack>
    </SubmitForm>
  )
}
