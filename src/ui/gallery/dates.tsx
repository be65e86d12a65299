import { useState } from 'react'
import { DateField } from '../calendar/date-field.tsx'
import { DateRangeField } from '../calendar/date-range-field.tsx'
import { Field } from '../fields/field.tsx'
import { LazyCalendar } from '../calendar/lazy-calendar.tsx'
import { Columns } from '../base/stack.tsx'
import { Section } from './section.tsx'

const TODAY = '2026-11-20'

export const DateSection = () => {
  const [date, setDate] = useState('')
  const [birthday, setBirthday] = useState('08.03.1990')
  const [period, setPeriod] = useState({ from: '02.11.2026', to: '18.11.2026' })
  const [day, setDay] = useState('2026-11-12')
  return (
    <Section title="Даты">
      <Columns>
        <Field label="Дата чека" required hint="Не позже сегодняшнего дня">
          <DateField today={TODAY} value={date} onValueChange={setDate} />
        </Field>
        <Field label="День рождения">
          <DateField today={TODAY} value={birthday} onValueChange={setBirthday} autoComplete="bday" />
        </Field>
        <Field label="Дата продажи" error="Обязательное поле">
          <DateField today={TODAY} value={date} onValueChange={setDate} />
        </Field>
        <Field label="Недоступная дата">
          <DateField today={TODAY} value="01.11.2026" onValueChange={setDate} disabled />
        </Field>
        <DateRangeField
          label="Период продаж"
          today={TODAY}
          value={period}
          onValueChange={setPeriod}
          maxDays={31}
          hint="Не больше 31 дня"
        />
        <DateRangeField
          label="Период с ошибкой"
          today={TODAY}
          value={{ from: '20.11.2026', to: '01.11.2026' }}
          onValueChange={setPeriod}
          error="Первый день позже последнего"
        />
      </Columns>
      <Columns>
        <LazyCalendar
          autoFocus={false}
          today={TODAY}
          bounds={{ from: '2026-11-03', to: TODAY }}
          chosen={{ from: day }}
          onChoose={setDay}
        />
        <LazyCalendar
          autoFocus={false}
          range
          today={TODAY}
          bounds={{ to: TODAY }}
          chosen={{ from: '2026-11-02', to: '2026-11-18' }}
          onChoose={() => {}}
        />
      </Columns>
    </Section>
  )
}
