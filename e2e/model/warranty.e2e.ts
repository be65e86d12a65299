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
  leaves: {
    'checkWarranty: unauthorised': (page) => expect(page).toHaveURL('/auth/login'),
    'checkWarranty: gateway down': (page) => expect(page).toHaveURL(/\/server-error/),
  },
})
