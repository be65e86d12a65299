import { expect } from '@playwright/test'
import { first } from '../../model/desk/audit.ts'
import { auditFileFlow } from '../../model/desk/audit-file.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

testBrowser({
  flow: auditFileFlow,
  input: 'entries of the audit',
  stillAt: stamp.now,
  open: async (page) => {
    await startAsOperator(page)
    await page.goto('/desk/audit')
    await expect(page.getByRole('button', { name: 'Скачать CSV' })).toBeVisible()
  },
  operations: { saveFile: 'getAuditFile' },
  others: { ...deskAnswers, listAudit: { entries: [first], next: null } },
  leaves: {},
  // A refusal, and the same press again; a journey saves a file.
  canBeDone: ({ by: { outcome } }) => outcome === undefined || outcome.answer === 'refused',
})
