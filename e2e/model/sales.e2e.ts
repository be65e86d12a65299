import { expect } from '@playwright/test'
import { PAGE_SIZE } from '../../src/domain/portal/limits.ts'
import { salesFlowOf } from '../../model/sales/sales.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

const salesFlow = await salesFlowOf(PAGE_SIZE)

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
    'loadFirst: unauthorised': toLogin,
    'loadNext: unauthorised': toLogin,
    'renew: unauthorised': toLogin,
    'loadFirst: gateway down': toServerError,
    'loadNext: gateway down': toServerError,
  },
})
