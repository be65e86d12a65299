import { expect, type Page } from '@playwright/test'
import { addToolFlow } from '../../tests/model/add-tool/fixture.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

const toLogin = (page: Page) => expect(page).toHaveURL('/auth/login')
const toServerError = (page: Page) => expect(page).toHaveURL(/\/server-error/)

testBrowser({
  flow: addToolFlow,
  input: 'a seller',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/tool')
    await expect(page.locator('[data-flow="addTool"]')).toHaveAttribute('data-state', 'form')
  },
  operations: { registerSale: 'confirmSellerPurchase', addManually: 'addUnknownTool' },
  others: sessionAnswers,
  leaves: {
    'registerSale: unauthorised': toLogin,
    'addManually: unauthorised': toLogin,
    'registerSale: gateway down': toServerError,
    'addManually: gateway down': toServerError,
    'form --back--> form': (page) => expect(page).toHaveURL('/profile/user'),
    'registered --back--> registered': (page) => expect(page).toHaveURL('/profile/user'),
    'list.open': (page) => expect(page).toHaveURL('/sales'),
  },
  // Headless Chromium has no position: the portal goes on with «unknown» by itself.
  passes: ['locate: unknown'],
})
