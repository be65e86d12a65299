import { expect } from '@playwright/test'
import { requestsFlow } from '../../model/team/requests.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { administrator, sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: requestsFlow,
  input: 'the list of requests',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/sellers-requests')
    await expect(page.locator('[data-flow="requests"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadFirst: 'listJoinRequests', loadNext: 'listJoinRequests', decide: 'approveSeller' },
  others: { ...sessionAnswers, getUser: administrator },
  leaves: {
    'loadFirst: unauthorised': toLogin,
    'loadFirst: gateway down': toServerError,
    'loadNext: unauthorised': toLogin,
    'loadNext: gateway down': toServerError,
    'decide: unauthorised': toLogin,
    'decide: gateway down': toServerError,
  },
  // A rejection is another operation, which leads the same way.
  canBeDone: ({ by }) => by.event.type !== 'confirm',
})
