import { expect } from '@playwright/test'
import { cardsFlow } from '../../model/money/cards.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { leftToClient, moneyAnswers } from '../support/money.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: cardsFlow,
  input: 'the screen',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/payments')
    await expect(page.locator('[data-flow="cards"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadCards: 'getCards', renewCards: 'getCards' },
  others: moneyAnswers,
  leaves: {},
  // One start: the cards come after a failure.
  canBeDone: ({ by: { outcome } }, { context }) =>
    outcome === undefined || outcome.answer === (context.problem === null ? 'refused' : 'two'),
  excluded: leftToClient('loadCards', 'renewCards'),
})
