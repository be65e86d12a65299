import { expect } from '@playwright/test'
import { deskSessionFlow } from '../../model/desk/desk-session.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

testBrowser({
  flow: deskSessionFlow,
  input: 'with a token',
  stillAt: stamp.now,
  open: async (page) => {
    await startAsOperator(page)
    await page.goto('/desk/queue')
    await expect(page.locator('[data-flow="deskSession"]')).toHaveAttribute('data-state', 'starting')
  },
  operations: { loadOperator: 'getDeskMe', revoke: 'logout' },
  others: deskAnswers,
  leaves: {},
})
