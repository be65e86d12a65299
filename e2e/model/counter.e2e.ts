import { expect } from '@playwright/test'
import { counterFlow } from '../../model/sales/counter.ts'
import { toLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: counterFlow,
  input: 'a seller at the counter',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/')
    await expect(page.locator('[data-flow="counter"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadOverview: 'getSalesOverview', renewOverview: 'getSalesOverview' },
  others: sessionAnswers,
  leaves: { 'loadOverview: unauthorised': toLogin, 'renewOverview: unauthorised': toLogin },
})
