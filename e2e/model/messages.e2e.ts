import { expect } from '@playwright/test'
import { messagesFlow } from '../../model/site/messages.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { seller, sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

const [unauthorised, gatewayDown] = ['unauthorised', 'gateway down']

testBrowser({
  flow: messagesFlow,
  input: 'all of them',
  open: async (page) => {
    await startAsSeller(page)
    // Another tab has the turn: this one does not poll, which asks for the same list.
    await page.addInitScript((name) => {
      void navigator.locks.request(name, () => new Promise(() => {}))
    }, `notifications ${seller.id}`)
    await page.goto('/messages?all')
    await expect(page.locator('[data-flow="messages"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadFirst: 'listNotifications', loadNext: 'listNotifications', renewRows: 'listNotifications' },
  others: sessionAnswers,
  // The debounce of a scroll: the browser's own clock ends it.
  passes: ['after SCROLL_PAUSE in shown.settling'],
  passing: ['shown.settling'],
  leaves: {
    [`loadFirst: ${unauthorised}`]: toLogin,
    [`loadFirst: ${gatewayDown}`]: toServerError,
    [`loadNext: ${unauthorised}`]: toLogin,
    [`loadNext: ${gatewayDown}`]: toServerError,
  },
})
