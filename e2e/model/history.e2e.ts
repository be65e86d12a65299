import { expect } from '@playwright/test'
import { historyFlow } from '../../model/money/history.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { leftToClient, moneyAnswers } from '../support/money.ts'
import { startAsSeller } from '../support/signed-in.ts'

// The profile's few rows: on the balance a page has a hundred, the model's has four.
testBrowser({
  flow: historyFlow,
  input: 'the profile',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/profile/user')
    await expect(page.locator('[data-flow="history"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadFirst: 'getHistory', loadNext: 'getHistory', renew: 'getHistory' },
  others: moneyAnswers,
  leaves: {},
  // One start: the rows come after a failure, with a payout that is asked about.
  canBeDone: ({ by: { outcome } }, { context }) =>
    outcome?.call !== 'loadFirst' || outcome.answer === (context.problem === null ? 'lost' : 'some of everything'),
  excluded: leftToClient('loadFirst', 'loadNext', 'renew'),
})
