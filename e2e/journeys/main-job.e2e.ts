/** The main job of a returning seller, by scan and by hand: taps, keys and swipes from the home page to an accepted sale, against the real server. */
import type { Page } from '@playwright/test'
import { fakeCamera, sheetWith } from '../support/fake-camera.ts'
import { people, signInAsSeller } from '../support/person.ts'
import { qrTextOf } from '../support/photos.ts'
import { expect, test } from '../support/test.ts'
import { newReceipt, rowOf } from '../support/tool-form.ts'

/** Permission prompts are the browser's own and are not counted. A change that adds a tap, a key or a swipe has to change its budget. */
const BUDGETS = {
  scan: { taps: 3, keys: 8, swiped: 500 },
  hand: { taps: 7, keys: 42, swiped: 1_400 },
} as const

const receipt = { ...newReceipt(), fn: '9960440399900002', fd: '4712', fp: '0099900011' }

test.use({
  viewport: { width: 360, height: 740 },
  permissions: ['camera', 'geolocation'],
  launchOptions: fakeCamera('main-job', sheetWith(qrTextOf(receipt))),
})

type Counts = { taps: number; keys: number; swiped: number }

/**
 * Counts presses and scrolled pixels in the page itself, from now on: nothing that the test does can escape. Whatever is below the fold
 * is scrolled to before it is pressed, as a thumb would.
 */
const count = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counts = { taps: 0, keys: 0, swiped: 0 }
    Object.assign(window, { counts })
    let at = window.scrollY
    window.addEventListener('pointerdown', () => (counts.taps += 1), true)
    window.addEventListener('keydown', () => (counts.keys += 1), true)
    window.addEventListener('scroll', () => {
      counts.swiped += Math.abs(window.scrollY - at)
      at = window.scrollY
    })
  })
const counted = (page: Page): Promise<Counts> => page.evaluate(() => (window as unknown as { counts: Counts }).counts)

/** The costs beside the budget, in the report, and none above it. */
const expectWithin = async (page: Page, way: keyof typeof BUDGETS): Promise<void> => {
  const [cost, budget] = [await counted(page), BUDGETS[way]]
  const told = (['taps', 'keys', 'swiped'] as const).map((what) => `${Math.round(cost[what])} of ${budget[what]} ${what}`)
  test.info().annotations.push({ type: `cost by ${way}`, description: told.join(', ') })
  for (const what of ['taps', 'keys', 'swiped'] as const)
    expect(Math.round(cost[what]), `${what} by ${way}`).toBeLessThanOrEqual(budget[what])
}

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
  await expectWithin(page, 'scan')
  await page.getByRole('button', { name: 'К продажам' }).click()
  await expect(rowOf(page, '100.00055')).toContainText('Успешно')
})

test('AT18 AT21 D46 a receipt of today that is typed becomes a sale in seven taps and forty-two keys', async ({ page }) => {
  await signInAsSeller(page, people.igor)
  await count(page)
  await page.getByRole('main').getByRole('link', { name: 'Ввести вручную' }).click()
  // The cursor is in the date; «Сегодня» fills it in and goes on to the sum.
  await expect(page.getByLabel('Дата покупки')).toBeFocused()
  await page.getByRole('button', { name: 'Сегодня' }).click()
  await expect(page.getByLabel('Сумма чека')).toBeFocused()
  await page.keyboard.type('4990')
  for (const [field, text] of [
    ['ФН', '9960440399900003'],
    ['ФД', '4713'],
    ['ФП', '0099900021'],
    ['Серийный номер', '10000056'],
  ] as const) {
    await page.getByLabel(field, { exact: true }).click()
    await page.keyboard.type(text)
  }
  await page.getByRole('button', { name: 'Зарегистрировать' }).click()
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await expectWithin(page, 'hand')
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
