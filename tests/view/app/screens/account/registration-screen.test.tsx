/** Decisions of registration's screen, not of its machine. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Screen } from '../../../../../src/app/screens/account/registration.tsx'
import { renderWith } from '../../../kit/screens.tsx'

beforeEach(() => localStorage.clear())

const isTicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked

test('AU17 B09 E19: the screen begins with a ticked agreement, no consent and no phone', () => {
  renderWith(<Screen />)
  expect([isTicked(/пользовательского соглашения/), isTicked(/обработку персональных данных/)]).toEqual([true, false])
  expect(screen.getByLabelText<HTMLInputElement>('Телефон').value).toBe('')
})
