import { expect } from '@playwright/test'
import { deskCountsFlow } from '../../model/desk/desk-counts.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

testBrowser({
  flow: deskCountsFlow,
  input: 'the header',
  stillAt: stamp.now,
  open: async (page) => {
    await startAsOperator(page)
    await page.goto('/desk/audit')
    await expect(page.locator('[data-flow="deskCounts"]')).toHaveAttribute('data-state', 'present.counting')
  },
  operations: { countWaiting: 'listDeskQueues' },
  others: deskAnswers,
  // The session brings it; what the screens bring has journeys.
  passes: ['arrive'],
  leaves: {},
})
