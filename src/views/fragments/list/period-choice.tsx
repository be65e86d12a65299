import { useState } from 'react'
import { formatDay, type Day } from '../../../domain/dates/day.ts'
import { readRange, type DayRange, type Period } from '../../../domain/dates/period.ts'
import { DateRangeField, type DateRange } from '../../../ui/calendar/date-range-field.tsx'
import { Chips } from '../../../ui/fields/chips.tsx'

const CHOICES = [
  { value: 'all', label: 'Всё время' },
  { value: 'week', label: '7 дней' },
  { value: 'month', label: 'Месяц' },
  { value: 'own', label: 'Свой' },
] as const

const textsOf = ({ from, to }: DayRange): DateRange => ({ from: from ? formatDay(from) : '', to: to ? formatDay(to) : '' })

/** Whether the user has stopped typing here: what is wrong then stays wrong. */
const isTyped = (text: string): boolean => text === '' || text.length === '31.12.2026'.length

interface RangeProps {
  range: DayRange
  today: Day
  onChange: (range: DayRange) => void
}

/** Two dates. Half a date is nobody's choice yet: it stays here until it is a day. */
const RangeField = ({ range, today, onChange }: RangeProps) => {
  const [draft, setDraft] = useState({ texts: textsOf(range), range })
  const isOwn = draft.range.from === range.from && draft.range.to === range.to
  const texts = isOwn ? draft.texts : textsOf(range)
  const change = (next: DateRange) => {
    const read = readRange(next)
    setDraft({ texts: next, range: read ?? range })
    if (read && (read.from !== range.from || read.to !== range.to)) onChange(read)
  }
  const isWrong = readRange(texts) === null && isTyped(texts.from) && isTyped(texts.to)
  return (
    <DateRangeField
      label="Даты"
      today={today}
      value={texts}
      onValueChange={change}
      error={isWrong ? 'Проверьте даты: первая не позже последней' : null}
    />
  )
}

interface PeriodChoiceProps {
  period: Period
  today: Day
  onChange: (period: Period) => void
  /** In a bar there is no room for the name. */
  isLabelHidden?: boolean
}

/** All time, the last days, or two days of one's own. */
export const PeriodChoice = ({ period, today, onChange, isLabelHidden = false }: PeriodChoiceProps) => (
  <>
    <Chips
      label="Период"
      isLabelHidden={isLabelHidden}
      options={CHOICES}
      value={typeof period === 'object' ? 'own' : period}
      onValueChange={(value) => onChange(value === 'own' ? { from: null, to: null } : value)}
    />
    {typeof period === 'object' && <RangeField range={period} today={today} onChange={onChange} />}
  </>
)
