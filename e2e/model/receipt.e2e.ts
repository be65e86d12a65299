import { receiptFlow } from '../../model/papers/receipt.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { paperLeaves, PHOTO } from '../support/papers.ts'
import { startAsSeller } from '../support/signed-in.ts'
import { expect } from '../support/test.ts'

testBrowser({
  flow: receiptFlow,
  input: 'from the sales',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/receipt/receipt-1')
    await expect(page.locator('[data-flow="receipt"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadPaper: 'getReceipt', renewPaper: 'getReceipt' },
  others: { ...sessionAnswers, downloadFile: PHOTO },
  leaves: paperLeaves(receiptFlow, 'from the sales'),
})
