import { expect } from '@playwright/test'
import { addCardFlow } from '../../model/money/add-card.ts'
import { FIRST } from '../../model/kit/cards.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { leftToClient, moneyAnswers } from '../support/money.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: addCardFlow,
  input: 'the way to the bank',
  open: async (page) => {
    await startAsSeller(page)
    // A browser that stops the tab: a tab that comes and goes would be looked at in between. A journey follows it to the bank.
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/payments')
    await expect(page.getByText('2200 **** **** 4242')).toBeVisible()
  },
  operations: { loadPage: 'getCardPage', loadCards: 'getCards' },
  others: moneyAnswers,
  // The list below the window asks too: behind it, and whenever the flow says that it is old.
  atOnce: { answers: { getCards: [FIRST] }, when: (state) => state !== 'checking' },
  leaves: {},
  excluded: leftToClient('loadPage', 'loadCards'),
})
