import { expect } from '@playwright/test'
import { sellersFlow } from '../../model/team/sellers.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { administrator, sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: sellersFlow,
  input: 'the list of sellers',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/sellers')
    await expect(page.locator('[data-flow="sellers"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadFirst: 'listSellers', loadNext: 'listSellers' },
  others: { ...sessionAnswers, getUser: administrator, countJoinRequests: 2 },
  leaves: {
    'loadFirst: unauthorised': toLogin,
    'loadFirst: gateway down': toServerError,
    'loadNext: unauthorised': toLogin,
    'loadNext: gateway down': toServerError,
  },
})
