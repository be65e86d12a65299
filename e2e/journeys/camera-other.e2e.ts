/** A code in front of the camera that is no receipt of a sale, and a camera that is interrupted. Against the real server. */
import { fakeCamera, sheetWith } from '../support/fake-camera.ts'
import { enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { openForm } from '../support/tool-form.ts'

test.use({
  permissions: ['camera'],
  launchOptions: fakeCamera('other', sheetWith('https://example.org/tools?sn=100.00001')),
})

test('AT30 a code that is no receipt is named as such, the camera goes on looking and the form stays empty', async ({ page }) => {
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await page.getByRole('button', { name: 'Сканировать чек' }).click()
  const scanner = page.getByRole('dialog', { name: 'QR-код чека' })
  await expect(scanner.getByText('Это не QR-код чека. Ищем дальше…')).toBeVisible()
  await expect(page.locator('video')).toHaveJSProperty('paused', false)
  await page.keyboard.press('Escape')
  await expect(scanner).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ввести данные вручную' })).toBeVisible()
})

test('AT15 AT30 a camera that was paused in the background plays again once it is looked at; one that is gone says so', async ({
  page,
}) => {
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await page.getByRole('button', { name: 'Сканировать чек' }).click()
  const video = page.locator('video')
  await expect(page.getByText('Это не QR-код чека. Ищем дальше…')).toBeVisible()
  // As a phone leaves it when another app has been in front.
  await video.evaluate((element: HTMLVideoElement) => element.pause())
  await expect(video).toHaveJSProperty('paused', true)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(video).toHaveJSProperty('paused', false)

  await video.evaluate((element: HTMLVideoElement) => {
    const [track] = element.srcObject instanceof MediaStream ? element.srcObject.getVideoTracks() : []
    track?.dispatchEvent(new Event('ended'))
  })
  await expect(page.getByText('Камера отключилась. Попробуйте ещё раз')).toBeVisible()
})
