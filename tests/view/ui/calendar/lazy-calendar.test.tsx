// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DateField } from '../../../../src/ui/calendar/date-field.tsx'
import { Field } from '../../../../src/ui/fields/field.tsx'

vi.mock('../../../../src/ui/calendar/calendar.tsx', () => {
  throw new Error('no network')
})

const Form = () => {
  const [value, setValue] = useState('')
  return (
    <Field label="Дата чека">
      <DateField today="2026-11-20" value={value} onValueChange={setValue} />
    </Field>
  )
}

it('a calendar that does not arrive says so, and typing still works', async () => {
  render(<Form />)
  fireEvent.click(screen.getByRole('button', { name: 'Выбрать дату' }))
  expect((await screen.findByText(/Введите дату с клавиатуры/)).closest('[role=status]')).toBeTruthy()
  const input = screen.getByLabelText<HTMLInputElement>('Дата чека')
  fireEvent.input(input, { target: { value: '20.11.2026' } })
  expect(input.value).toBe('20.11.2026')
})
