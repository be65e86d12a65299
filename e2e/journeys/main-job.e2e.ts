/** The main job of a returning seller, by scan and by hand: taps, keys and swipes from the home page to an accepted sale, against the real server. */
import type { Locator, Page } from '@playwright/test'
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

type Presses = { taps: number; keys: number }

/** Counts presses in the page itself, from now on: nothing that the test does can escape. */
const count = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counts = { taps: 0, keys: 0 }
    Object.assign(window, { counts })
    window.addEventListener('pointerdown', () => (counts.taps += 1), true)
    window.addEventListener('keydown', () => (counts.keys += 1), true)
  })
const counted = (page: Page): Promise<Presses> => page.evaluate(() => (window as unknown as { counts: Presses }).counts)

/** Pixels by which a control lies outside of the screen: a thumb has to swipe them before it can tap. */
const outOfSight = (control: Element): number => {
  const { top, bottom } = control.getBoundingClientRect()
  return Math.round(Math.max(0, bottom - window.innerHeight, -top))
}

/** A thumb that swipes no further than it must. */
const thumb = () => {
  let swiped = 0
  return {
    swiped: () => swiped,
    tap: async (control: Locator): Promise<void> => {
      swiped += await control.evaluate(outOfSight)
      await control.click()
    },
  }
}

/** The costs beside the budget, in the report, and none above it. */
const expectWithin = async (page: Page, way: keyof typeof BUDGETS, swiped: number): Promise<void> => {
  const cost = { ...(await counted(page)), swiped }
  const told = (['taps', 'keys', 'swiped'] as const).map((what) => `${cost[what]} of ${BUDGETS[way][what]} ${what}`).join(', ')
  test.info().annotations.push({ type: `cost by ${way}`, description: told })
  for (const what of ['taps', 'keys', 'swiped'] as const)
    expect(cost[what], `${way}: ${told}`).toBeLessThanOrEqual(BUDGETS[way][what])
}

test('AT15 AT21 D46 a scanned receipt becomes a sale in three taps and eight keys', async ({ page }) => {
  await signInAsSeller(page, people.igor)
  await count(page)
  const { tap, swiped } = thumb()
  await tap(page.getByRole('main').getByRole('link', { name: 'Сканировать чек' }))
  await expect(page.getByText(/^Чек прочитан: /)).toBeVisible()
  const serial = page.getByLabel('Серийный номер')
  // The cursor is there; a phone may want a tap to open its keyboard.
  await expect(serial).toBeFocused()
  await tap(serial)
  await page.keyboard.type('10000055')
  await expect(serial).toHaveValue('100.00055')
  await tap(page.getByRole('button', { name: 'Зарегистрировать' }))
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await expectWithin(page, 'scan', swiped())
  await tap(page.getByRole('button', { name: 'К продажам' }))
  await expect(rowOf(page, '100.00055')).toContainText('Успешно')
})

test('AT18 AT21 D46 a receipt of today that is typed becomes a sale in seven taps and forty-two keys', async ({ page }) => {
  await signInAsSeller(page, people.igor)
  await count(page)
  const { tap, swiped } = thumb()
  await tap(page.getByRole('main').getByRole('link', { name: 'Ввести вручную' }))
  // The cursor is in the date; «Сегодня» fills it in and goes on to the sum.
  await expect(page.getByLabel('Дата покупки')).toBeFocused()
  await tap(page.getByRole('button', { name: 'Сегодня' }))
  await expect(page.getByLabel('Сумма чека')).toBeFocused()
  await page.keyboard.type('4990')
  for (const [field, text] of [
    ['ФН', '9960440399900003'],
    ['ФД', '4713'],
    ['ФП', '0099900021'],
    ['Серийный номер', '10000056'],
  ] as const) {
    await tap(page.getByLabel(field, { exact: true }))
    await page.keyboard.type(text)
  }
  await tap(page.getByRole('button', { name: 'Зарегистрировать' }))
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await expectWithin(page, 'hand', swiped())
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
