import { expect, type Page } from '@playwright/test'
import { profileHomeFlow, userWith } from '../../model/profile-home.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsCustomer, startAsSeller } from '../support/signed-in.ts'

const root = (page: Page) => page.locator('[data-flow="profileHome"]')

/** The session's start requests the user too: that is answered at once, the profile's requests wait for the path. */
const answerStart = (page: Page, user: unknown): Promise<unknown> =>
  page.route('**/api/user', async (route) => {
    if ((await root(page).count()) > 0) return route.fallback()
    return route.fulfill({ json: { code: 0, message: null, payload: user } })
  })

const leaves = {
  'loadCount: unauthorised': toLogin,
  'loadPoint: unauthorised': toLogin,
  'renewUser: unauthorised': toLogin,
  'loadCount: gateway down': toServerError,
  'loadPoint: gateway down': toServerError,
}

testBrowser({
  flow: profileHomeFlow,
  input: 'a seller',
  open: async (page) => {
    await startAsSeller(page)
    await answerStart(page, sessionAnswers.getUser)
    await page.goto('/profile')
    await expect(root(page)).toHaveAttribute('data-state', 'count.loading+point.loading+innCheck.settled')
  },
  operations: { loadCount: 'countSales', loadPoint: 'getCurrentPoint', renewUser: 'getUser' },
  others: sessionAnswers,
  leaves,
})

testBrowser({
  flow: profileHomeFlow,
  input: 'an INN under check',
  open: async (page) => {
    await startAsCustomer(page)
    await answerStart(page, userWith('AWAITING_CHECK'))
    await page.goto('/profile')
    await expect(root(page)).toHaveAttribute('data-state', 'count.loading+point.known+innCheck.waiting')
  },
  operations: { loadCount: 'countUserTools', loadPoint: 'getCurrentPoint', renewUser: 'getUser' },
  others: sessionAnswers,
  leaves,
  // Advancing the clock past the pause would also exceed the timeout of a pending call.
  canBeDone: ({ by, source }) => !by.event.type.startsWith('xstate.after.') || source.startsWith('count.shown'),
})
