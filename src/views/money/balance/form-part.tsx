/** The form of a withdrawal: card, sum, button (BL01, BL06–BL09; VL71–VL73; A70). */
import { useId } from 'react'
import { LEAST_PAYOUT } from '../../../domain/money/payout.ts'
import { leastText } from '../../../domain/money/withdrawal-sum.ts'
import type { Missing } from '../../../machines/money/balance/form.ts'
import {
  formOf,
  isPurseLoading,
  isSending,
  mayTypeSum,
  mayWithdraw,
  needToTell,
  purseOf,
} from '../../../machines/money/balance/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dock } from '../../../ui/actions/dock.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import type { CardFlows } from '../cards/types.ts'
import { CardsPart } from './cards-part.tsx'
import { LimitsPart } from './limits-part.tsx'
import { OffersPart } from './offers-part.tsx'
import type { PartProps } from './types.ts'
import styles from './form-part.module.css'

type Props = PartProps & { flows: CardFlows }

const NEEDS: Record<Missing, string> = {
  points: 'Баллов пока нет: они появятся, когда зарегистрированную продажу проверят',
  least: 'Баллов пока меньше минимальной суммы вывода',
  cards: 'Чтобы вывести деньги, добавьте карту',
  card: 'Чтобы вывести деньги, выберите карту',
  sum: 'Чтобы вывести деньги, введите сумму',
}

const AmountPart = ({ actor, snapshot }: PartProps) => {
  const { errors, text } = useFields(actor, snapshot, () => isSending(snapshot))
  const least = purseOf(snapshot)?.limits.least ?? LEAST_PAYOUT
  const isOpen = mayTypeSum(snapshot) || isSending(snapshot)
  return (
    <Stack gap="tight">
      <Field label="Сумма, ₽" error={errors.amount} hint={leastText(least)}>
        <TextInput
          {...text('amount')}
          digits
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          disabled={!isOpen}
          className={styles.amount}
        />
      </Field>
      <OffersPart actor={actor} snapshot={snapshot} />
    </Stack>
  )
}

const SubmitPart = ({ snapshot }: Pick<Props, 'snapshot'>) => {
  const rest = useId()
  const need = needToTell(snapshot)
  const busy = isSending(snapshot)
  return (
    <Dock>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        busy={busy}
        disabled={!busy && !mayWithdraw(snapshot)}
        aria-describedby={rest}
      >
        Вывести деньги
      </Button>
      <p id={rest} className={styles.missing}>
        {need !== null && NEEDS[need]}
      </p>
    </Dock>
  )
}

export const FormPart = ({ actor, snapshot, flows }: Props) => {
  const send = useSend(actor)
  const limits = purseOf(snapshot)?.limits
  return (
    <Panel>
      <SubmitForm reveals={formOf(snapshot).reveals} onSubmit={() => send({ type: 'submit' })}>
        <Stack>
          <CardsPart actor={actor} snapshot={snapshot} flows={flows} />
          <AmountPart actor={actor} snapshot={snapshot} />
          <LimitsPart limits={limits} isLoading={isPurseLoading(snapshot)} />
          <SubmitPart snapshot={snapshot} />
        </Stack>
      </SubmitForm>
    </Panel>
  )
}
