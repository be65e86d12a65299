/** The main job of a returning seller: taps and keys from the home page to an accepted sale, against the real server. */
import type { Page } from '@playwright/test'
import { fakeCamera, sheetWith } from '../support/fake-camera.ts'
import { people, signInAsSeller } from '../support/person.ts'
import { qrTextOf } from '../support/photos.ts'
import { expect, test } from '../support/test.ts'
import { newReceipt, rowOf } from '../support/tool-form.ts'

/** Permission prompts are the browser's own and are not counted. */
const MOST_TAPS = 3
const MOST_KEYS = 8

const receipt = { ...newReceipt(), fn: '9960440399900002', fd: '4712', fp: '0099900011' }

test.use({
  viewport: { width: 360, height: 740 },
  permissions: ['camera', 'geolocation'],
  launchOptions: fakeCamera('main-job', sheetWith(qrTextOf(receipt))),
})

type Counts = { taps: number; keys: number }

/** Counts presses in the page itself, from now on: nothing that the test does can escape. */
const count = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counts = { taps: 0, keys: 0 }
    Object.assign(window, { counts })
    window.addEventListener('pointerdown', () => (counts.taps += 1), true)
    window.addEventListener('keydown', () => (counts.keys += 1), true)
  })
const counted = (page: Page): Promise<Counts> => page.evaluate(() => (window as unknown as { counts: Counts }).counts)

test('AT15 AT21 D46 a scanned receipt becomes a sale in three taps and eight keys', async ({ page }) => {
  await signInAsSeller(page, people.igor)
  await count(page)
  await page.getByRole('main').getByRole('link', { name: 'Сканировать чек' }).click()
  await expect(page.getByText(/^Чек прочитан: /)).toBeVisible()
  const serial = page.getByLabel('Серийный номер')
  // The cursor is there; a phone may want a tap to open its keyboard.
  await expect(serial).toBeFocused()
  await serial.click()
  await page.keyboard.type('10000055')
  await expect(serial).toHaveValue('100.00055')
  await page.getByRole('button', { name: 'Зарегистрировать' }).click()
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  const { taps, keys } = await counted(page)
  test.info().annotations.push({ type: 'cost', description: `${taps} taps, ${keys} keys` })
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  expect(keys).toBeLessThanOrEqual(MOST_KEYS)
  await page.getByRole('button', { name: 'К продажам' }).click()
  await expect(rowOf(page, '100.00055')).toContainText('Успешно')
})

test('AT05 D46 the link to the camera asks once: Back shows the form, then the instructions, and a reload starts no camera', async ({
  page,
}) => {
  await signInAsSeller(page, people.igor)
  await page.getByRole('main').getByRole('link', { name: 'Сканировать чек' }).click()
  await expect(page.getByText(/^Чек прочитан: /)).toBeVisible()
  await expect(page).toHaveURL('/tool?screen=form')
  await page.goBack()
  await expect(page).toHaveURL('/tool')
  await expect(page.getByRole('button', { name: 'Продолжить ввод' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Продолжить ввод' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
})
