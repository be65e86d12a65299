/** The mask of a phone loads after the page: earlier input and selection are kept. */
import { expect } from '@playwright/test'
import { test } from '../support/noted.ts'
import { holdAssets } from '../support/hold-assets.ts'

// Measures a first visit: no cache of another test is warm.
test.use({ reuseContext: false })

test('a number that is selected before the mask comes is replaced by what is typed after it', async ({ page }) => {
  const release = await holdAssets(page, '**/assets/mask-engine-*.js')
  await page.goto('/delete')
  await page.waitForFunction(() => performance.getEntriesByName('screen').length > 0)
  const phone = page.getByLabel('Телефон')
  await phone.fill('90000')
  await phone.blur()
  await phone.selectText()
  release()
  await expect(phone).toHaveValue('+7 (900) 00')
  await page.keyboard.insertText('9119990010')
  await expect(phone).toHaveValue('+7 (911) 999-00-10')
})
