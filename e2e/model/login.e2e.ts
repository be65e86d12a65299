import { expect } from '@playwright/test'
import { TASK } from '../../model/fragments/captcha.ts'
import { loginFlow } from '../../model/account/login.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'

testBrowser({
  flow: loginFlow,
  input: 'a first visit',
  open: async (page) => {
    await page.goto('/auth/login')
    await expect(page.locator('[data-flow="login"]')).toHaveAttribute('data-state', 'editing')
  },
  operations: { signIn: 'login' },
  // A tour that leads to recovery triggers the captcha's request there.
  others: { ...sessionAnswers, getCaptcha: TASK },
  leaves: {
    'signIn: right': (page) => expect(page.getByRole('heading', { name: 'Последние продажи' })).toBeVisible(),
    'password.request': (page) => expect(page).toHaveURL('/auth/recovery'),
  },
})
