import { expect, type Page } from '@playwright/test'
import { handoverFlow, LINK_TOKEN } from '../../model/sales/handover.ts'
import { TASK } from '../../model/fragments/captcha.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsCustomer } from '../support/signed-in.ts'

const isLoading = (page: Page) => expect(page.locator('[data-flow="handover"]')).toHaveAttribute('data-state', 'loading')
const toLogin = (page: Page) => expect(page).toHaveURL(/\/auth\/login$/)
const toServerError = (page: Page) => expect(page).toHaveURL(/\/server-error/)

const operations = { openHandover: 'openHandover', registerHandover: 'registerHandover' } as const

testBrowser({
  flow: handoverFlow,
  input: 'a customer',
  open: async (page) => {
    await startAsCustomer(page)
    await page.goto(`/handover#${LINK_TOKEN}`)
    await isLoading(page)
    await expect(page.getByRole('button', { name: /Соколова Анна/ })).toBeAttached()
  },
  operations,
  others: { ...sessionAnswers, logout: null },
  leaves: {
    leave: toLogin,
    edit: (page) => expect(page).toHaveURL(/\/tool$/),
    'openHandover: gateway down': toServerError,
    'openHandover: unauthorised': toLogin,
    'registerHandover: unauthorised': toLogin,
  },
  // Other readers are other starts; refusals look alike, and a repeat is played by a journey.
  canBeDone: ({ by: { outcome } }) =>
    outcome === undefined ||
    ['open', 'used', 'revoked', 'over', 'lost', 'refused', 'registered', 'yours'].includes(outcome.answer),
})

testBrowser({
  flow: handoverFlow,
  input: 'a stranger',
  open: async (page) => {
    await page.goto(`/handover#${LINK_TOKEN}`)
    await isLoading(page)
  },
  operations,
  others: { getCaptcha: TASK },
  leaves: {
    join: (page) => expect(page).toHaveURL(/\/auth\/registration$/),
    login: toLogin,
    'openHandover: gateway down': toServerError,
  },
  canBeDone: ({ by: { outcome } }) => outcome === undefined || outcome.answer === 'open',
})
