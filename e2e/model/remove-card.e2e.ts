import { expect } from '@playwright/test'
import { removeCardFlow } from '../../model/money/remove-card.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { leftToClient, moneyAnswers } from '../support/money.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: removeCardFlow,
  input: 'a person with a card',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/payments')
    await expect(page.getByText('2200 **** **** 4242')).toBeVisible()
  },
  operations: { removeCard: 'removeCard' },
  others: moneyAnswers,
  leaves: {},
  excluded: leftToClient('removeCard'),
})
