import { expect } from '@playwright/test'
import { deskUndoFlow } from '../../model/desk/desk-undo.ts'
import { stamp } from '../../model/kit/stamp.ts'
import { toDeskLogin } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { deskAnswers, startAsOperator } from '../support/desk.ts'

testBrowser({
  flow: deskUndoFlow,
  input: 'the screen',
  stillAt: stamp.now,
  open: async (page) => {
    await startAsOperator(page)
    await page.goto('/desk/queue?kind=tool')
    await expect(page.locator('[data-flow="deskCase"]')).toHaveAttribute('data-state', 'ready')
  },
  operations: { cancelDecision: 'cancelDeskDecision' },
  others: deskAnswers,
  brings: {
    decided: async (page, { decision: { title } }) => {
      const row = page.getByRole('list', { name: 'Строки очереди' }).getByRole('button', { name: new RegExp(`^${title}`) })
      if ((await row.getAttribute('aria-current')) === null) await row.click()
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(page.locator('[data-flow="deskCase"]')).toHaveAttribute('data-state', 'ready')
      await page.getByRole('button', { name: 'Одобрить' }).click()
    },
  },
  leaves: { 'cancelDecision: unauthorised': toDeskLogin },
})
