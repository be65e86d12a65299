import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { serialRowMachine } from '../../../src/machines/companies/serial-row/machine.ts'
import { serialRowFlow, TAKEN } from '../../../model/companies/serial-row.ts'
import type { SerialRowActor } from '../../../src/views/companies/serial-row/types.ts'
import { SerialRowView } from '../../../src/views/companies/serial-row/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const OTHERS = [TAKEN]
const view = (actor: SerialRowActor) => <SerialRowView actor={actor} others={OTHERS} />

testView(serialRowFlow, view)
testControls(serialRowFlow, view)

test.each([
  ['21100.00001', 'Это код GS1 целиком. Введите номер без «21» в начале'],
  ['010460123456789021100.00001', 'Это код GS1 целиком. Введите номер без «21» в начале'],
  ['100.0000x', 'Только цифры и точки'],
])('VL51 D181 a row with «%s» says beside it «%s»', (serial, words) => {
  const actor = createActor(serialRowMachine, { input: { id: 'row-1' } }).start()
  render(<SerialRowView actor={actor} />)
  act(() => {
    actor.send({ type: 'edit', text: serial, isTwice: false })
    actor.send({ type: 'leave', isTwice: false })
  })
  expect(screen.getByText(words)).toBeTruthy()
  const field = screen.getByRole('textbox', { name: 'Серийный номер 1' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
