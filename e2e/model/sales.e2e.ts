import { expect } from '@playwright/test'
import { salesFlow } from '../../model/sales.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: salesFlow,
  input: 'the list of sales',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/sales')
    await expect(page.locator('[data-flow="sales"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadFirst: 'listSales', loadNext: 'listSales', renew: 'listSales' },
  others: sessionAnswers,
  leaves: {
    'loadFirst: unauthorised': (page) => expect(page).toHaveURL('/auth/login'),
    'loadNext: unauthorised': (page) => expect(page).toHaveURL('/auth/login'),
    'renew: unauthorised': (page) => expect(page).toHaveURL('/auth/login'),
    'loadFirst: gateway down': (page) => expect(page).toHaveURL(/\/server-error/),
    'loadNext: gateway down': (page) => expect(page).toHaveURL(/\/server-error/),
  },
})
