/** The calendar, in a separate chunk with its library. Use it through LazyCalendar. */
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { ru } from 'react-day-picker/locale/ru'
import { dateOf, dayOf, type Day } from '../../domain/dates/day.ts'
import { addMonths, firstOfMonth } from '../../domain/dates/days.ts'
import { clampDay, dayOfMonth, hasDays, monthOf, yearOf, type Bounds } from './calendar-bounds.ts'
import { CalendarHead } from './calendar-head.tsx'
import { monthName, MonthPage, YearPage } from './calendar-years.tsx'
import styles from './calendar.module.css'

const WEEKDAYS = ['Вс', 'Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб']
const FORMATTERS = { formatWeekdayName: (date: Date) => WEEKDAYS[date.getDay()] ?? '' }
const CLASSES = {
  month_caption: styles.spoken ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  day_button: styles.button ?? '',
  today: styles.today ?? '',
  outside: styles.outside ?? '',
  selected: styles.selected ?? '',
  disabled: styles.disabled ?? '',
  range_start: styles.start ?? '',
  range_middle: styles.middle ?? '',
  range_end: styles.end ?? '',
}

export type CalendarProps = {
  today: Day
  bounds: Bounds
  /** A single day is in `from`. */
  chosen: Bounds
  /** Highlights everything from `from` to `to`. */
  range?: boolean | undefined
  /** Takes the focus on mount (default: true). */
  autoFocus?: boolean | undefined
  onChoose: (day: Day) => void
}

/** A month of 42 days; its title leads to a page of nine years and from there to the months. */
export const Calendar = ({ today, bounds, chosen, range = false, autoFocus = true, onChoose }: CalendarProps) => {
  const [shown, setShown] = useState(() => clampDay(chosen.from ?? today, bounds))
  const [page, setPage] = useState<'days' | 'years' | 'months'>('days')
  const [opened, setOpened] = useState(false)
  const year = yearOf(shown)
  const turn = (to: 'days' | 'years' | 'months') => {
    setOpened(true)
    setPage(to)
  }
  if (page === 'years') {
    const choose = (value: number) => {
      setShown(dayOfMonth(value, monthOf(shown)))
      turn('months')
    }
    return (
      <div className={styles.calendar}>
        <YearPage year={year} bounds={bounds} onChoose={choose} onBack={() => turn('days')} />
      </div>
    )
  }
  if (page === 'months') {
    const choose = (value: number) => {
      setShown(dayOfMonth(year, value))
      turn('days')
    }
    return (
      <div className={styles.calendar}>
        <MonthPage year={year} month={monthOf(shown)} bounds={bounds} onChoose={choose} onBack={() => turn('years')} />
      </div>
    )
  }
  const { from, to } = chosen
  const month = clampDay(shown, bounds)
  const step = (months: number, label: string) => {
    const there = addMonths(firstOfMonth(month), months)
    return { label, disabled: !hasDays(there, bounds), onClick: () => setShown(there) }
  }
  const title = `${monthName(monthOf(month))} ${yearOf(month)}`
  const common = {
    locale: ru,
    formatters: FORMATTERS,
    classNames: CLASSES,
    fixedWeeks: true,
    showOutsideDays: true,
    hideNavigation: true,
    autoFocus: autoFocus || opened,
    today: dateOf(today),
    month: dateOf(month),
    onMonthChange: (date: Date) => setShown(dayOf(date)),
    disabled: [...(bounds.from ? [{ before: dateOf(bounds.from) }] : []), ...(bounds.to ? [{ after: dateOf(bounds.to) }] : [])],
  }
  const choose = (_: unknown, date: Date) => onChoose(dayOf(date))
  return (
    <div className={styles.calendar}>
      <CalendarHead
        title={title}
        titleLabel={`${title}, выбрать год`}
        onTitle={() => turn('years')}
        previous={step(-1, 'Предыдущий месяц')}
        next={step(1, 'Следующий месяц')}
      />
      {range ? (
        <DayPicker
          {...common}
          mode="range"
          selected={{ from: from ? dateOf(from) : undefined, to: to ? dateOf(to) : undefined }}
          onSelect={choose}
        />
      ) : (
        <DayPicker {...common} mode="single" required selected={from ? dateOf(from) : undefined} onSelect={choose} />
      )}
    </div>
  )
}
