import { expect } from '@playwright/test'
import { DIGITS, recoverySuccessFlow } from '../../model/account/recovery-success.ts'
import { toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'

testBrowser({
  flow: recoverySuccessFlow,
  input: 'a phone',
  open: async (page) => {
    await page.goto(`/auth/recovery-success?phone=${DIGITS}`)
    await expect(page.locator('[data-flow="recoverySuccess"]')).toHaveAttribute('data-state', 'shown.waiting')
  },
  operations: { resendCode: 'requestPassword' },
  others: sessionAnswers,
  leaves: { 'resendCode: gateway down': toServerError },
})
