import { expect, type Page } from '@playwright/test'
import { addToolFlow } from '../../tests/model/add-tool/fixture.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

const toLogin = (page: Page) => expect(page).toHaveURL('/auth/login')
const toServerError = (page: Page) => expect(page).toHaveURL(/\/server-error/)

const leaves = {
  'registerSale: unauthorised': toLogin,
  'registerPurchase: unauthorised': toLogin,
  'addManually: unauthorised': toLogin,
  'registerSale: gateway down': toServerError,
  'registerPurchase: gateway down': toServerError,
  'addManually: gateway down': toServerError,
  'instructions --back--> instructions': (page: Page) => expect(page).toHaveURL('/profile/user'),
  'form.editing.idle --back--> form.editing.idle': (page: Page) => expect(page).toHaveURL('/profile/user'),
  'registered --back--> registered': (page: Page) => expect(page).toHaveURL('/profile/user'),
  'list.open': (page: Page) => expect(page).toHaveURL(/\/(sales|user-tools)$/),
}

const common = {
  flow: addToolFlow,
  operations: { registerSale: 'confirmSellerPurchase', registerPurchase: 'confirmBuyerPurchase', addManually: 'addUnknownTool' },
  others: sessionAnswers,
  leaves,
  // Headless Chromium has no position: the portal goes on with «unknown» by itself.
  passes: ['locate: unknown'],
} as const

const openIn = (state: string) => async (page: Page) => {
  await page.goto('/tool')
  await expect(page.locator('[data-flow="addTool"]')).toHaveAttribute('data-state', state)
}

testBrowser({
  ...common,
  input: 'a seller',
  open: async (page) => {
    await startAsSeller(page)
    await openIn('form.editing.idle')(page)
  },
})

testBrowser({
  ...common,
  input: 'a customer',
  open: async (page) => {
    await page.addInitScript(() => localStorage.setItem('token', 'token-of-at-least-22-characters'))
    await openIn('form.editing.idle')(page)
  },
})

testBrowser({
  ...common,
  input: 'a seller with a phone',
  open: async (page) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await startAsSeller(page)
    await openIn('instructions')(page)
  },
})
