/** Decisions of registration's screen, not of its machine. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Screen } from '../../src/app/screens/registration.tsx'
import { renderWith } from './kit/screens.tsx'

beforeEach(() => localStorage.clear())

test('AU17 B09: the screen begins with a ticked agreement and no phone', () => {
  renderWith(<Screen />)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /соглаш/i }).checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Телефон').value).toBe('')
})
