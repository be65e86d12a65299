import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { recoverySuccessMachine } from '../../../src/machines/account/recovery-success/machine.ts'
import { RecoverySuccessView } from '../../../src/views/account/recovery-success/view.tsx'
import { DIGITS, recoverySuccessFlow, wait, WITHIN } from '../../../model/account/recovery-success.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(recoverySuccessFlow, (actor) => <RecoverySuccessView actor={actor} />)
testControls(recoverySuccessFlow, (actor) => <RecoverySuccessView actor={actor} />)

test('AU37 B01 it says how long the new password may be used for the first time, to the word', () => {
  expect(WITHIN).toContain('войдите с ним в течение 10 минут')
  render(<RecoverySuccessView actor={createActor(recoverySuccessMachine, { input: { phone: DIGITS, wait } }).start()} />)
  const words = screen.getByText(new RegExp(WITHIN)).textContent
  expect(words).toBe(`Если у номера +7 (900) 000-00-01 есть аккаунт, на него придёт SMS. ${WITHIN}`)
})
