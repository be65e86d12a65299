import { expect, type Page } from '@playwright/test'
import { person } from '../../model/kit/people.ts'
import { sellerActionFlow } from '../../model/team/seller-action.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { administrator, sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

const toBase = (page: Page) => expect(page).toHaveURL('/')

testBrowser({
  flow: sellerActionFlow,
  input: 'a seller',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/user-sales/person-0')
    await expect(page.locator('[data-flow="sellerAction"]')).toHaveAttribute('data-state', 'idle')
  },
  operations: { carryOut: 'handOverPoint' },
  others: {
    ...sessionAnswers,
    getUser: administrator,
    listSellers: { sellers: [person(0)], total: null, next: null },
    listSellerSales: { saleHistory: [], total: null, supports: ['cursor'], next: null },
  },
  leaves: {
    'carryOut: unauthorised': toLogin,
    'carryOut: gateway down': toServerError,
    'handedOver --back--> gone': toBase,
  },
  // An exclusion is another operation, which leads the same way.
  canBeDone: ({ by }) => !('kind' in by.event && by.event.kind === 'exclude'),
})
