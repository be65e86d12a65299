import { expect } from '@playwright/test'
import { serverErrorFlow } from '../../model/site/server-error.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: serverErrorFlow,
  input: 'from the sales',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/server-error?from=/sales')
    await expect(async () => {
      // A screen that comes behind its skeleton waits for a timer of React, and time stands.
      await page.clock.runFor(320)
      await expect(page.locator('[data-flow="serverError"]')).toHaveAttribute('data-state', 'counting', { timeout: 1_000 })
    }).toPass()
  },
  isClockPaused: true,
  operations: {},
  others: sessionAnswers,
  leaves: {
    retry: (page) => expect(page).toHaveURL('/sales'),
    'counting --after SECOND in counting--> leaving': (page) => expect(page).toHaveURL('/sales'),
    home: (page) => expect(page).toHaveURL('/'),
  },
})
