import { expect } from '@playwright/test'
import { stamp } from '../../model/kit/stamp.ts'
import { handoverLinkFlow, SOLD } from '../../model/sales/handover-link.ts'
import { sale } from '../../model/sales/sales.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

const sold = sale(1, 'FINISH')
const row = { ...sold, id: SOLD.id, receiptId: 'r-1', tool: { ...sold.tool, sn: SOLD.sn } }

testBrowser({
  flow: handoverLinkFlow,
  input: 'a sale',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/sales')
    await page.getByRole('button', { name: new RegExp(SOLD.sn.replace('.', String.raw`\.`)) }).click()
    await expect(page.getByRole('button', { name: /^Показать покупателю/ })).toBeVisible()
  },
  operations: { issueHandover: 'issueHandover', revokeHandover: 'revokeHandover', watchHandover: 'getHandoverState' },
  others: { ...sessionAnswers, listSales: { saleHistory: [row], total: 1, supports: [], next: null } },
  leaves: {
    'issueHandover: unauthorised': (page) => expect(page).toHaveURL(/\/auth\/login$/),
    'revokeHandover: unauthorised': (page) => expect(page).toHaveURL(/\/auth\/login$/),
  },
  // The fixture's link lives for a day: opened again later, the window asks for another one.
  startsAt: stamp.now,
  // The code is drawn by the browser itself, at once.
  passes: ['drawLink: drawn'],
  passing: ['drawing'],
  canBeDone: ({ by: { outcome } }) =>
    outcome === undefined || ['issued', 'open', 'used', 'ended', 'lost', 'refused', 'revoked', 'drawn'].includes(outcome.answer),
  excluded: { 'drawLink: broken': 'the library is there' },
})
