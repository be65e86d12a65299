import { expect, type Page } from '@playwright/test'
import { profileHomeFlow, userWith } from '../../model/profile/profile-home.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { atStart, startAsCustomer, startAsSeller } from '../support/signed-in.ts'

const root = (page: Page) => page.locator('[data-flow="profileHome"]')

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
    await page.goto('/profile')
    await expect(root(page)).toHaveAttribute('data-state', 'count.loading+point.loading+innCheck.settled')
  },
  operations: { loadCount: 'countSales', loadPoint: 'getCurrentPoint', renewUser: 'getUser' },
  others: sessionAnswers,
  atOnce: atStart({ getUser: sessionAnswers.getUser }),
  leaves,
})

testBrowser({
  flow: profileHomeFlow,
  input: 'an INN under check',
  open: async (page) => {
    await startAsCustomer(page)
    await page.goto('/profile')
    await expect(root(page)).toHaveAttribute('data-state', 'count.loading+point.known+innCheck.waiting')
  },
  operations: { loadCount: 'countUserTools', loadPoint: 'getCurrentPoint', renewUser: 'getUser' },
  others: sessionAnswers,
  atOnce: atStart({ getUser: userWith('AWAITING_CHECK') }),
  leaves,
  // Advancing the clock past the pause would also exceed the timeout of a pending call.
  canBeDone: ({ by, source }) => !by.event.type.startsWith('xstate.after.') || source.startsWith('count.shown'),
})
