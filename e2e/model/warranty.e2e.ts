import { expect } from '@playwright/test'
import { TOKEN, warrantyFlow } from '../../model/sales/warranty.ts'
import { testBrowser } from '../kit/test-browser.ts'

testBrowser({
  flow: warrantyFlow,
  input: 'the screen',
  open: async (page) => {
    await page.goto(`/w/${TOKEN}`)
    await expect(page.locator('[data-flow="warranty"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { checkWarranty: 'checkWarranty' },
  others: {},
  // A 401 leads nobody away from a page that is open without an account.
  leaves: {
    'checkWarranty: gateway down': (page) => expect(page).toHaveURL(/\/server-error/),
  },
})
