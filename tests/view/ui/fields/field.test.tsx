// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Field } from '../../../../src/ui/fields/field.tsx'
import { PasswordInput } from '../../../../src/ui/fields/password-input.tsx'
import { TextInput } from '../../../../src/ui/fields/text-input.tsx'

afterEach(cleanup)

const Inn = ({ error }: { error?: string }) => (
  <Field label="ИНН продавца" hint="10 или 12 цифр" error={error} required>
    <TextInput value="" onValueChange={() => {}} />
  </Field>
)

const description = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

it('wires label, hint, required mark and error to its control', () => {
  const { rerender } = render(<Inn />)
  const input = screen.getByLabelText<HTMLInputElement>(/ИНН продавца/)
  expect(input.required).toBe(true)
  expect(input.getAttribute('aria-invalid')).toBe(null)
  expect(description(input)).toEqual(['10 или 12 цифр'])
  rerender(<Inn error="Некорректный ИНН" />)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(description(input)).toEqual(['Некорректный ИНН', '10 или 12 цифр'])
})

it('puts the error into a live region that was there before it', () => {
  const { rerender, container } = render(<Inn />)
  const region = container.querySelector('[aria-live]')
  expect(region?.textContent).toBe('')
  rerender(<Inn error="Некорректный ИНН" />)
  expect(container.querySelector('[aria-live]')).toBe(region)
  expect(region?.textContent).toBe('Некорректный ИНН')
})

it('shows and hides a password', async () => {
  render(
    <Field label="Пароль">
      <PasswordInput value="секрет" onValueChange={() => {}} />
    </Field>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Пароль')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
  expect(input.type).toBe('password')
})
