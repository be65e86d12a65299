import { expect } from '@playwright/test'
import { auditFlow, colleague, first, second } from '../../model/desk/audit.ts'
import { lost, ok } from '../../model/kit/flow.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

testBrowser({
  flow: auditFlow,
  input: 'the screen',
  stillAt: stamp.now,
  open: async (page) => {
    await startAsOperator(page)
    await page.goto('/desk/audit')
    await expect(page.locator('[data-flow="audit"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: {},
  // The names of the operators are asked for once, beside the first page: they come at once.
  replies: {
    'loadAudit: loaded': { listAudit: ok({ entries: [first], next: 'cursor' }) },
    'loadAudit: empty': { listAudit: ok({ entries: [], next: null }) },
    'loadAudit: lost': { listAudit: lost },
    'loadMore: loaded': { listAudit: ok({ entries: [second], next: null }) },
    'loadMore: lost': { listAudit: lost },
  },
  others: { ...deskAnswers, listDeskOperators: [colleague] },
  leaves: {},
})
