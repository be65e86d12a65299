import { useState } from 'react'
import { dayOfMonth, hasDays, yearOf, type Bounds } from './calendar-bounds.ts'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarPage } from './calendar-page.tsx'

const YEARS = 9
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('ru', { month: 'long' }).format(new Date(2000, month, 1)).replace(/^./, (sign) => sign.toUpperCase()),
)

export const monthName = (month: number): string => MONTHS[month] ?? ''

export type YearPageProps = { year: number; bounds: Bounds; onChoose: (year: number) => void; onBack: () => void }

/** Nine years; the last allowed one is at the end of its page. */
export const YearPage = ({ year, bounds, onChoose, onBack }: YearPageProps) => {
  const last = bounds.to ? yearOf(bounds.to) : Infinity
  const [first, setFirst] = useState(Math.min(year + Math.floor(YEARS / 2), last) - YEARS + 1)
  const before = bounds.from !== undefined && first <= yearOf(bounds.from)
  const after = first + YEARS > last
  const turn = (step: -1 | 1) => !(step < 0 ? before : after) && setFirst(first + step * YEARS)
  const title = `${first} – ${first + YEARS - 1}`
  return (
    <>
      <CalendarHead
        title={title}
        titleLabel={`${title}, вернуться к дням`}
        onTitle={onBack}
        opened
        previous={{ label: 'Предыдущие девять лет', disabled: before, onClick: () => turn(-1) }}
        next={{ label: 'Следующие девять лет', disabled: after, onClick: () => turn(1) }}
      />
      <CalendarPage
        label="Год"
        current={year}
        onChoose={onChoose}
        onTurn={turn}
        options={Array.from({ length: YEARS }, (_, place) => first + place).map((value) => ({
          value,
          label: String(value),
          disabled: value > last || (bounds.from !== undefined && value < yearOf(bounds.from)),
        }))}
      />
    </>
  )
}

export type MonthPageProps = {
  year: number
  month: number
  bounds: Bounds
  onChoose: (month: number) => void
  onBack: () => void
}

/** The months of a year. */
export const MonthPage = ({ year, month, bounds, onChoose, onBack }: MonthPageProps) => (
  <>
    <CalendarHead title={String(year)} titleLabel={`${year}, выбрать год`} onTitle={onBack} />
    <CalendarPage
      label={`Месяц, ${year} год`}
      current={month}
      onChoose={onChoose}
      options={MONTHS.map((label, value) => ({ value, label, disabled: !hasDays(dayOfMonth(year, value), bounds) }))}
    />
  </>
)
