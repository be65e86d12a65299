import { expect } from '@playwright/test'
import { deskLoginFlow } from '../../model/desk/desk-login.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers } from '../support/desk.ts'
import { test } from '../support/test.ts'

// The model tells the end of the pause in the time zone of this process.
test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone })

testBrowser({
  flow: deskLoginFlow,
  input: 'a first visit',
  stillAt: stamp.now,
  open: async (page) => {
    await page.goto('/desk/login')
    await expect(page.locator('[data-flow="deskLogin"]')).toHaveAttribute('data-state', 'editing')
  },
  operations: { signIn: 'deskLogin' },
  others: deskAnswers,
  leaves: { 'signIn: right': (page) => expect(page).toHaveURL('/desk/queue') },
})
