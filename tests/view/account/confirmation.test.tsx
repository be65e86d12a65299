import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ConfirmationView } from '../../../src/views/account/confirmation/view.tsx'
import { confirmationFlow } from '../../../model/account/confirmation.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(confirmationFlow, (actor) => <ConfirmationView actor={actor} />)
testControls(confirmationFlow, (actor) => <ConfirmationView actor={actor} />)

test('the fields of a company say what is expected in them, and what the browser may fill in', () => {
  const input = confirmationFlow.inputs['a company']!
  render(<ConfirmationView actor={createActor(confirmationFlow.machine, { input }).start()} />)
  const fields = {
    'Название организации': ['Без кавычек и цифр: ООО Ромашка', 'organization'],
    'ИНН организации': ['10 или 12 цифр', 'off'],
    'Ответственное лицо': ['Фамилия, имя и отчество', 'name'],
  }
  for (const [label, [hint, token]] of Object.entries(fields)) {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent, label).toBe(hint)
    expect(field.autocomplete, label).toBe(token)
  }
})
