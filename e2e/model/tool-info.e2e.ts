import { stamp } from '../../model/kit/stamp.ts'
import { toolInfoFlow } from '../../model/lookup/tool-info.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsCustomer } from '../support/signed-in.ts'
import { expect } from '../support/test.ts'

testBrowser({
  flow: toolInfoFlow,
  input: 'a link to a tool',
  open: async (page) => {
    await startAsCustomer(page)
    await page.goto('/tool/610%7C00001')
    await expect(page.locator('[data-flow="toolInfo"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { loadTool: 'getToolInformation' },
  others: sessionAnswers,
  leaves: { 'loadTool: unauthorised': toLogin, 'loadTool: gateway down': toServerError },
  // The rest of a warranty is counted from the day.
  startsAt: stamp.now,
  // The document stands outside /api, and its tab is closed before it can be looked at: the journey opens both.
  canBeDone: ({ by }) => by.label !== 'document.open {"at":0}',
})
