import { invoiceFlow, TOLD } from '../../model/papers/invoice.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { paperLeaves, PHOTO } from '../support/papers.ts'
import { startAsSeller } from '../support/signed-in.ts'
import { expect } from '../support/test.ts'

testBrowser({
  flow: invoiceFlow,
  input: 'from a row',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto(`/invoice/invoice-1?${new URLSearchParams(TOLD)}`)
    await expect(page.locator('[data-flow="invoice"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadPaper: 'getInvoice', renewPaper: 'getInvoice' },
  others: { ...sessionAnswers, downloadFile: PHOTO },
  leaves: paperLeaves(invoiceFlow, 'from a row'),
})
