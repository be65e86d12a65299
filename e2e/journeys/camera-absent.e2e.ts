/** Devices and addresses without a camera, against the real server. */
import type { Page } from '@playwright/test'
import playwrightConfig from '../../playwright.config.ts'
import { enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { openForm } from '../support/tool-form.ts'
import { wholeBrowser } from '../support/whole-browser.ts'

const { baseURL = '' } = playwrightConfig.use ?? {}
/** The same server under a name that browsers do not trust without https. */
const PLAIN = 'http://portal.test'

test.use({
  permissions: ['camera'],
  launchOptions: wholeBrowser(
    '--use-fake-device-for-media-stream=device-count=0',
    `--host-resolver-rules=MAP portal.test ${new URL(baseURL).hostname}`,
  ),
})

const scanFails = async (page: Page, words: string) => {
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await page.getByRole('button', { name: 'Сканировать чек' }).click()
  const scanner = page.getByRole('dialog', { name: 'QR-код чека' })
  await expect(scanner.getByText(words)).toBeVisible()
  await scanner.getByRole('button', { name: 'Другим способом' }).click()
  await expect(scanner).toHaveCount(0)
  await page.getByRole('button', { name: 'Ввести данные вручную' }).click()
  await expect(page.getByLabel('Дата покупки')).toBeFocused()
}

test('AT15 a device without a camera says so, and the other ways are there', async ({ page }) =>
  scanFails(page, 'Камера не найдена. Загрузите фотографию чека или введите данные вручную'))

test.describe('without https', () => {
  test.use({ baseURL: `${PLAIN}:${new URL(baseURL).port}` })

  test('AT15 an address without https says that the camera needs it', async ({ page }) =>
    scanFails(page, 'Камера работает только по защищённому адресу https. Загрузите фотографию чека или введите данные вручную'))
})
