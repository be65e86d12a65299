import { useContext, type MouseEvent } from 'react'
import { formatDay } from '../../../domain/dates/day.ts'
import { daysOf, formOf } from '../../../machines/sales/add-tool/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { ClockContext } from '../../kit/clock-context.ts'
import { momentAt, useSend } from '../../kit/use-send.ts'
import styles from './form-part.module.css'
import type { PartProps } from './types.ts'
import { useWired } from './use-wired.ts'

const RECEIPT_NUMBERS = [
  { field: 'fn', label: 'ФН', hint: 'Номер фискального накопителя' },
  { field: 'fd', label: 'ФД', hint: 'Номер документа' },
  { field: 'fp', label: 'ФП', hint: 'Фискальный признак, на чеке может быть ФПД' },
] as const

/** The receipt's data, from manual entry or its QR (AT18). */
export const FieldsPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const wired = useWired({ actor, snapshot })
  const { errors } = formOf(snapshot)
  const now = useContext(ClockContext)
  const moment = momentAt(now())
  const days = daysOf(snapshot, moment)
  const today = { dateTime: formatDay(moment.today) }
  const takeToday = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    send({ type: 'form.change', patch: today })
    currentTarget.closest('form')?.querySelector<HTMLElement>('input[name="totalSum"]')?.focus()
  }
  return (
    <div className={styles.receipt}>
      <Field
        label="Дата покупки"
        error={errors.dateTime}
        aside={
          <Button
            size="sm"
            variant="ghost"
            className={styles.today}
            disabled={!snapshot.can({ type: 'form.change', patch: today })}
            onClick={takeToday}
          >
            Сегодня
          </Button>
        }
      >
        <DateField {...wired('dateTime')} today={days.to} available={{ from: days.from }} />
      </Field>
      <Field label="Сумма чека, ₽" error={errors.totalSum}>
        <TextInput {...wired('totalSum')} digits inputMode="decimal" placeholder="0.00" />
      </Field>
      {RECEIPT_NUMBERS.map(({ field, label, hint }) => (
        <Field key={field} label={label} hint={hint} error={errors[field]}>
          <TextInput {...wired(field)} digits inputMode="numeric" />
        </Field>
      ))}
      <div className={styles.clear}>
        <Button
          size="sm"
          variant="ghost"
          disabled={!snapshot.can({ type: 'receipt.clear' })}
          onClick={() => send({ type: 'receipt.clear' })}
        >
          Очистить данные чека
        </Button>
      </div>
    </div>
  )
}
