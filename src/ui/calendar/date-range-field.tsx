import { useState } from 'react'
import { boundsAround, boundsOf, type CalendarLimits } from './calendar-bounds.ts'
import { formatDay, parseDay, type Day } from '../../domain/dates/day.ts'
import { CalendarWindow } from './calendar-window.tsx'
import { Field } from '../fields/field.tsx'
import { LazyCalendar } from './lazy-calendar.tsx'
import { MaskedInput } from '../fields/masked-input.tsx'
import { DATE_MASK } from '../fields/digit-masks.ts'
import { useLeave } from './use-leave.ts'
import styles from './date-field.module.css'

export type DateRange = { from: string; to: string }

export type DateRangeFieldProps = CalendarLimits & {
  label: string
  value: DateRange
  onValueChange: (value: DateRange) => void
  onBlur?: (() => void) | undefined
  /** The maximum length of the range in days, both ends included. */
  maxDays?: number | undefined
  hint?: string | undefined
  error?: string | null | undefined
  disabled?: boolean | undefined
}

const daysWord = (days: number) => (days % 10 === 1 && days % 100 !== 11 ? 'дня' : 'дней')

/** Two dates with one calendar. A range chosen in the calendar is reported once both ends are chosen. */
export const DateRangeField = (props: DateRangeFieldProps) => {
  const { label, value, onValueChange, onBlur, maxDays, hint, error, disabled, ...limits } = props
  const [open, setOpen] = useState(false)
  const [start, setStart] = useState<Day | null>(null)
  const leave = useLeave(open, onBlur)
  const change = (next: boolean) => {
    setStart(null)
    setOpen(next)
  }
  const choose = (day: Day) => {
    if (start === null) {
      setStart(day)
      return
    }
    const [from = day, to = day] = [start, day].toSorted()
    onValueChange({ from: formatDay(from), to: formatDay(to) })
    change(false)
  }
  const bounds = boundsOf(limits)
  const step = start === null ? 'Выберите первый день.' : 'Выберите последний день.'
  const end = (name: keyof DateRange, words: string) => (
    <MaskedInput
      autoComplete="off"
      mask={DATE_MASK}
      value={value[name]}
      onValueChange={(text) => onValueChange({ ...value, [name]: text })}
      disabled={disabled}
      aria-label={`${label}, ${words}`}
      className={name === 'to' ? styles.withToggle : undefined}
      {...(name === 'to' && { id: undefined })}
    />
  )
  return (
    <Field label={label} hint={hint} error={error}>
      <div className={styles.range} role="group" aria-label={label} onBlur={leave}>
        {end('from', 'с')}
        <span aria-hidden="true">–</span>
        <div className={styles.wrap}>
          {end('to', 'по')}
          <CalendarWindow open={open} onOpenChange={change} label="Выбрать даты" disabled={disabled} onLeave={() => onBlur?.()}>
            <LazyCalendar
              range
              today={limits.today}
              bounds={start === null ? bounds : boundsAround(bounds, start, maxDays)}
              chosen={
                start === null
                  ? { from: parseDay(value.from) ?? undefined, to: parseDay(value.to) ?? undefined }
                  : { from: start }
              }
              onChoose={choose}
            />
            <p className={styles.step} role="status">
              {step}
              {maxDays !== undefined && ` Не больше ${maxDays} ${daysWord(maxDays)}.`}
            </p>
          </CalendarWindow>
        </div>
      </div>
    </Field>
  )
}
