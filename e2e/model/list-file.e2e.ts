import { expect } from '@playwright/test'
import { listFileFlow } from '../../model/sales/list-file.ts'
import { sale } from '../../model/sales/sales.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { leftToClient } from '../support/money.ts'
import { startAsSeller } from '../support/signed-in.ts'

const list = { saleHistory: [sale(1, 'FINISH')], total: 1, supports: ['filter', 'search', 'cursor', 'export'], next: null }

testBrowser({
  flow: listFileFlow,
  input: 'a list with a file',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/sales?from=2026-11-01&to=2026-11-20')
    await expect(page.getByRole('button', { name: 'Скачать CSV' })).toBeVisible()
  },
  operations: { saveFile: 'getSalesFile' },
  others: { ...sessionAnswers, listSales: list },
  leaves: {},
  // A refusal, the same file again, and its end by a press; a journey saves a file.
  canBeDone: ({ by: { outcome } }) => outcome === undefined || outcome.answer === 'refused',
  excluded: leftToClient('saveFile'),
})
