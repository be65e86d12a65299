/** The mask of a phone comes after the page: what has been typed, and selected, before it is kept. */
import { expect, test, type Page } from '@playwright/test'

/** Keeps the masking library back until it is called. */
const holdMask = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/mask-engine-*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a number that is selected before the mask comes is replaced by what is typed after it', async ({ page }) => {
  const release = await holdMask(page)
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
