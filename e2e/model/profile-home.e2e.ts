import { expect } from '@playwright/test'
import { profileHomeFlow } from '../../tests/model/profile-home/fixture.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: profileHomeFlow,
  input: 'a seller',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/profile')
    await expect(page.locator('[data-flow="profileHome"]')).toHaveAttribute('data-state', 'count.loading+point.loading')
  },
  operations: { loadCount: 'countSales', loadPoint: 'getCurrentPoint' },
  others: sessionAnswers,
  leaves: {
    'loadCount: unauthorised': (page) => expect(page).toHaveURL('/auth/login'),
    'loadPoint: unauthorised': (page) => expect(page).toHaveURL('/auth/login'),
    'loadCount: gateway down': (page) => expect(page).toHaveURL(/\/server-error/),
    'loadPoint: gateway down': (page) => expect(page).toHaveURL(/\/server-error/),
  },
})
