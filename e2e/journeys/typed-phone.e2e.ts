/** Prerendered forms are empty for all visitors; the stored phone is filled in after hydration. */
import { expect, test } from '../support/test.ts'

for (const path of ['/delete', '/auth/registration', '/auth/recovery'])
  test(`B08 ${path}: a reload finds the phone that was typed, and the page is not drawn twice for it`, async ({ page }) => {
    const repeated: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('a render was repeated')) repeated.push(message.text())
    })
    const phone = page.getByLabel('Телефон')
    // A prerendered page takes text before its scripts come. They have it once the field shows it in its mask, and where the phone
    // was listed as missing it is not any more.
    const missing = page.getByText('Чтобы продолжить, подтвердите, что вы не робот')
    await page.goto(path)
    await phone.fill('9119990012')
    await expect(phone).toHaveValue('+7 (911) 999-00-12')
    await expect(missing).toBeVisible()
    await page.reload()
    await expect(phone).toHaveValue('+7 (911) 999-00-12')
    await expect(missing).toBeVisible()
    expect(repeated).toEqual([])
  })
