// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DateField, type DateFieldProps } from '../../../../src/ui/calendar/date-field.tsx'
import { Field } from '../../../../src/ui/fields/field.tsx'

const TODAY = '2026-11-20'

type Limits = Pick<DateFieldProps, 'available' | 'allowFuture'>

const Form = ({ initial, onBlur, ...limits }: Limits & { initial: string; onBlur?: () => void }) => {
  const [value, setValue] = useState(initial)
  return (
    <>
      <Field label="Дата чека">
        <DateField {...limits} today={TODAY} value={value} onValueChange={setValue} onBlur={onBlur} />
      </Field>
      <output>{value}</output>
      <button type="button">Дальше</button>
    </>
  )
}

const open = async (initial = '', limits: Limits & { onBlur?: () => void } = {}) => {
  const user = userEvent.setup()
  render(<Form initial={initial} {...limits} />)
  await user.click(screen.getByRole('button', { name: 'Выбрать дату' }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Выбрать дату' }))
  await calendar.findByRole('grid')
  return { user, calendar, kept: () => document.querySelector('output')?.textContent }
}

const days = () => screen.getAllByRole('gridcell').map((cell) => cell.querySelector('button') as HTMLButtonElement)
const enabled = () =>
  days()
    .filter((day) => !day.disabled)
    .map((day) => day.closest('td')?.dataset['day'])
const focused = () => document.activeElement?.closest('td')?.dataset['day']

const phone = () => vi.stubGlobal('matchMedia', () => ({ matches: true }))
afterEach(() => vi.unstubAllGlobals())

// Its library loads slowly on a busy computer.
beforeAll(() => import('../../../../src/ui/calendar/calendar.tsx'))

describe('the calendar of a date field', () => {
  it.each(['01.02.2021', '01.02.2024', '15.08.2026', '01.11.2026'])('FM08 the month of %s has 42 days', async (text) => {
    await open(text)
    expect(days()).toHaveLength(42)
    expect(days().every((day) => /^\d+$/.test(day.textContent))).toBe(true)
  })

  it('FM07 speaks Russian and begins the week on Monday', async () => {
    const { calendar } = await open('05.11.2026')
    const heads = [...screen.getByRole('grid').querySelectorAll('th')]
    expect(heads.map((head) => head.textContent)).toEqual(['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'])
    expect(heads[0]?.getAttribute('aria-label')).toBe('понедельник')
    expect(days()[0]?.closest('td')?.dataset['day']).toBe('2026-10-26')
    expect(calendar.getByRole('button', { name: 'Ноябрь 2026, выбрать год' })).toBeTruthy()
    expect(calendar.getByRole('button', { name: /четверг, 5 ноября 2026 г\., выбрано/ })).toBeTruthy()
    expect(calendar.getByRole('button', { name: /Сегодня, пятница, 20 ноября 2026/ })).toBeTruthy()
    expect(calendar.getByRole('button', { name: 'Предыдущий месяц' })).toBeTruthy()
  })

  it.each<[string, Limits, string, string]>([
    ['FM06 tomorrow is disabled', {}, '2026-10-26', '2026-11-20'],
    ['FM06 tomorrow is allowed where the future is', { allowFuture: true }, '2026-10-26', '2026-12-06'],
    ['FM05 days before the available range are disabled', { available: { from: '2026-11-03' } }, '2026-11-03', '2026-11-20'],
    [
      'FM05 days outside the available range are disabled',
      { allowFuture: true, available: { from: '2026-11-10', to: '2026-11-25' } },
      '2026-11-10',
      '2026-11-25',
    ],
    [
      'FM05 FM06 a range that reaches into the future ends today',
      { available: { from: '2026-11-19', to: '2026-12-01' } },
      '2026-11-19',
      '2026-11-20',
    ],
  ])('%s', async (_, limits, first, last) => {
    const { user, kept } = await open('', limits)
    expect([enabled().at(0), enabled().at(-1)]).toEqual([first, last])
    const closed = days().find((day) => day.disabled)
    if (closed) await user.click(closed)
    expect(kept()).toBe('')
  })

  it('FM05 FM06 the months outside cannot be reached', async () => {
    const { calendar } = await open('', { available: { from: '2026-11-01' } })
    const closed = ['Предыдущий месяц', 'Следующий месяц'].map((name) =>
      calendar.getByRole<HTMLButtonElement>('button', { name }),
    )
    expect(closed.map(({ disabled }) => disabled)).toEqual([true, true])
  })

  it('FM09 the year page has nine years; a year and a month lead back to the days', async () => {
    const { user, calendar } = await open('08.03.1990')
    await user.click(calendar.getByRole('button', { name: 'Март 1990, выбрать год' }))
    const years = () => within(calendar.getByRole('group', { name: 'Год' })).getAllByRole('button')
    expect(years().map((year) => year.textContent)).toEqual(Array.from({ length: 9 }, (_, place) => String(1986 + place)))
    expect(document.activeElement?.textContent).toBe('1990')
    await user.keyboard('{PageDown}{End}')
    expect(years().map((year) => year.textContent)).toContain('2003')
    expect(years()).toHaveLength(9)
    await user.keyboard('{ArrowLeft}{ArrowUp}{Enter}')
    expect(document.activeElement?.textContent).toBe('Март')
    await user.keyboard('{ArrowRight}{Enter}')
    expect(calendar.getByRole('button', { name: 'Апрель 1999, выбрать год' })).toBeTruthy()
    expect(focused()).toBe('1999-04-01')
  })

  it('FM06 FM09 the year page ends with this year', async () => {
    const { user, calendar } = await open()
    await user.click(calendar.getByRole('button', { name: 'Ноябрь 2026, выбрать год' }))
    expect(calendar.getByRole('button', { name: '2018 – 2026, вернуться к дням' })).toBeTruthy()
    expect(calendar.getByRole<HTMLButtonElement>('button', { name: 'Следующие девять лет' }).disabled).toBe(true)
    await user.keyboard('{Enter}')
    expect(calendar.getByRole('button', { name: 'Декабрь' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(calendar.getByRole('button', { name: 'Декабрь' }))
    expect(calendar.queryByRole('grid')).toBe(null)
  })

  it.each([
    ['{ArrowLeft}', '2026-11-10'],
    ['{ArrowRight}', '2026-11-12'],
    ['{ArrowUp}', '2026-11-04'],
    ['{ArrowDown}', '2026-11-18'],
    ['{PageUp}', '2026-10-11'],
    ['{PageUp}{PageDown}', '2026-11-11'],
    ['{Home}', '2026-11-09'],
    ['{End}', '2026-11-15'],
  ])('FM04–FM09 the key %s goes from 11.11.2026 to %s', async (keys, day) => {
    const { user } = await open('11.11.2026')
    expect(focused()).toBe('2026-11-11')
    await user.keyboard(keys)
    expect(focused()).toBe(day)
  })

  it.each([
    ['in a popover', () => {}],
    ['in a sheet on a phone', phone],
  ])('Enter chooses the day, Escape chooses nothing, the focus returns to the button: %s', async (_, prepare) => {
    prepare()
    const { user, kept } = await open('11.11.2026')
    const button = screen.getByRole('button', { name: 'Выбрать дату', hidden: true })
    await waitFor(() => expect(focused()).toBe('2026-11-11'))
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(kept()).toBe('10.11.2026')
    expect(screen.queryByRole('dialog')).toBe(null)
    await waitFor(() => expect(document.activeElement).toBe(button))
    await user.click(button)
    await screen.findByRole('grid')
    await user.keyboard('{ArrowLeft}{Escape}')
    expect(screen.queryByRole('dialog')).toBe(null)
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(kept()).toBe('10.11.2026')
  })

  it('blur is told once, when the focus has left the field, its button and its calendar', async () => {
    const onBlur = vi.fn<() => void>()
    const { user } = await open('11.11.2026', { onBlur })
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('textbox'))
    await user.tab()
    expect(onBlur).not.toHaveBeenCalled()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Дальше')
    expect(onBlur).toHaveBeenCalledTimes(1)
  })
})
