// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DateRangeField, type DateRange, type DateRangeFieldProps } from '../../../../src/ui/calendar/date-range-field.tsx'

const heard = vi.fn<(value: DateRange) => void>()

// Its library loads slowly on a busy computer.
beforeAll(() => import('../../../../src/ui/calendar/calendar.tsx'))

afterEach(() => heard.mockClear())

const Filter = (limits: Pick<DateRangeFieldProps, 'maxDays' | 'available'>) => {
  const [value, setValue] = useState({ from: '', to: '' })
  const change = (next: DateRange) => {
    heard(next)
    setValue(next)
  }
  return <DateRangeField {...limits} label="Период" today="2026-11-20" value={value} onValueChange={change} />
}

const day = (number: number) => screen.getByRole('button', { name: new RegExp(` ${number} ноября 2026`) })

const open = async (limits: Pick<DateRangeFieldProps, 'maxDays' | 'available'>) => {
  const user = userEvent.setup()
  render(<Filter {...limits} />)
  await user.click(screen.getByRole('button', { name: 'Выбрать даты' }))
  await screen.findByRole('grid')
  return user
}

it.each([
  ['forwards', 3, 9],
  ['backwards', 9, 3],
])('FM04 a range chosen %s is handed over when both its ends are known', async (_, first, second) => {
  const user = await open({ maxDays: 7 })
  await user.click(day(first))
  expect(heard).not.toHaveBeenCalled()
  await user.click(day(second))
  expect(heard).toHaveBeenCalledTimes(1)
  expect(heard).toHaveBeenLastCalledWith({ from: '03.11.2026', to: '09.11.2026' })
  expect(screen.queryByRole('dialog')).toBe(null)
  expect(screen.getByLabelText<HTMLInputElement>('Период, с').value).toBe('03.11.2026')
  expect(screen.getByLabelText<HTMLInputElement>('Период, по').value).toBe('09.11.2026')
})

it.each([
  [7, 10, [4, 16], [3, 17]],
  [3, 19, [17, 20], [16, 21]],
  [1, 10, [10, 10], [9, 11]],
])('FM04 at most %i days: after %i November the days %j can be chosen and %j cannot', async (maxDays, first, yes, no) => {
  const user = await open({ maxDays })
  await user.click(day(first))
  expect(yes.map((number) => (day(number) as HTMLButtonElement).disabled)).toEqual([false, false])
  expect(no.map((number) => (day(number) as HTMLButtonElement).disabled)).toEqual([true, true])
  await user.click(day(no[0] ?? 0))
  expect(heard).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog').textContent).toContain(`Выберите последний день. Не больше ${maxDays} д`)
})

it('FM04 FM05 without a limit any available day ends the range', async () => {
  const user = await open({ available: { from: '2026-11-02' } })
  await user.click(day(2))
  await user.click(day(20))
  expect(heard).toHaveBeenLastCalledWith({ from: '02.11.2026', to: '20.11.2026' })
})
