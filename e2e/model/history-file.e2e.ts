import { expect } from '@playwright/test'
import { operation } from '../../model/money/history.ts'
import { historyFileFlow } from '../../model/money/history-file.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { leftToClient, moneyAnswers } from '../support/money.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: historyFileFlow,
  input: 'a history with a file',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('/payments')
    await expect(page.getByRole('button', { name: 'Скачать CSV' })).toBeVisible()
  },
  operations: { saveFile: 'getHistoryFile' },
  others: { ...moneyAnswers, getHistory: { history: [operation(1)], supports: ['filter', 'cursor', 'export'], next: null } },
  leaves: {},
  // A refusal, and the same press again; a journey saves a file.
  canBeDone: ({ by: { outcome } }) => outcome === undefined || outcome.answer === 'refused',
  excluded: leftToClient('saveFile'),
})
