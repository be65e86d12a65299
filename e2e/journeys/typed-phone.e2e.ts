/** Prerendered forms are empty for all visitors; the stored phone is filled in after hydration. */
import { expect, test } from '../support/test.ts'

for (const path of ['/delete', '/auth/registration', '/auth/recovery'])
  test(`B08 ${path}: a reload finds the phone that was typed, and the page is not drawn twice for it`, async ({ page }) => {
    const repeated: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('a render was repeated')) repeated.push(message.text())
    })
    // The phone is no longer listed as missing: the scripts have received it.
    const missing = page.getByText('Чтобы продолжить, подтвердите, что вы не робот')
    await page.goto(path)
    await page.getByLabel('Телефон').fill('9119990012')
    await expect(missing).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Телефон')).toHaveValue('+7 (911) 999-00-12')
    await expect(missing).toBeVisible()
    expect(repeated).toEqual([])
  })
