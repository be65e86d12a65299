/** Reserves: without a receipt now, with one later, or not at all. Against the real server. */
import type { Page } from '@playwright/test'
import { enterAsSeller, people, signInAsSeller } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openForm, openRow, rowOf, submit } from '../support/tool-form.ts'

const RELEASE = '**/api/tools/reserve/cancel/**'

const reserve = async (page: Page, serial: string): Promise<void> => {
  await openForm(page)
  await page.getByLabel('У меня нет чека').check()
  await page.getByLabel('Серийный номер').fill(serial)
  await submit(page)
}

const openMenu = async (page: Page, serial: string): Promise<void> => {
  await page.goto('/sales')
  await rowOf(page, serial)
    .getByRole('button', { name: `Действия с резервом ${serial}` })
    .click()
}

test('AT13 AT23 SL04 SL08 SL09 SL19 a reserve is confirmed with a receipt and becomes the sale, one row', async ({ page }) => {
  await signInAsSeller(page, people.dmitry)
  const sent = page.waitForRequest('**/api/tools/reserve/100.00041?offline=false')
  await reserve(page, '100.00041')
  expect((await sent).postDataJSON()).not.toHaveProperty('receiptQRDto')
  await expect(page.getByText(/^Инструмент в резерве, срок виден/)).toBeVisible()
  await page.goto('/sales')
  await expect(await openRow(page, '100.00041')).toContainText('Подтвердите продажу чеком или снимите резерв')
  await page.keyboard.press('Escape')
  await openMenu(page, '100.00041')
  await page.getByRole('menuitem', { name: 'Подтвердить' }).click()
  await expect(page).toHaveURL(/\/tool\/?$/)
  await expect(page.getByLabel('Серийный номер')).toHaveValue('100.00041')
  await page.reload()
  await expect(page.getByLabel('Серийный номер')).toHaveValue('100.00041')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('serialNumber')
  await fillForm(page, '100.00041', newReceipt())
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await page.goto('/sales')
  await expect(rowOf(page, '100.00041')).toHaveCount(1)
  await expect(rowOf(page, '100.00041')).toContainText('Успешно')
})

test('SL08 SL10 SL11 SL12 a reserve is released by keyboard: the toast, the list without it, other rows without a menu', async ({
  page,
}) => {
  await signInAsSeller(page, people.dmitry)
  await reserve(page, '100.00042')
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await page.goto('/sales')
  const menu = page.getByRole('button', { name: 'Действия с резервом 100.00042' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Подтвердить' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Отменить' })).toBeFocused()
  const released = page.waitForRequest(RELEASE)
  const reloaded = page.waitForRequest('**/api/sale/get/all')
  await page.keyboard.press('Enter')
  expect((await released).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  await expect(page.getByText('Успешно', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Инструмент снят с резерва')).toBeVisible()
  await reloaded
  await expect(rowOf(page, '100.00042')).toHaveCount(0)
  const finished = page.getByRole('row').filter({ hasText: 'На ручной проверке' })
  for (const row of await finished.all()) await expect(row.getByRole('button', { name: /^Действия/ })).toHaveCount(0)
})

test('a refused release keeps the row and says why', async ({ page }) => {
  await signInAsSeller(page, people.dmitry)
  await reserve(page, '100.00043')
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await page.route(RELEASE, (route) => route.fulfill({ status: 400, json: { code: 6, message: 'Сейчас нельзя', payload: null } }))
  await openMenu(page, '100.00043')
  await page.getByRole('menuitem', { name: 'Отменить' }).click()
  await expect(page.getByText('Сейчас нельзя')).toBeVisible()
  await expect(rowOf(page, '100.00043')).toContainText('Резерв')
})

test('C04 B10: a release whose reply was lost is repeated after a reload under the same key', async ({ page }) => {
  await signInAsSeller(page, people.dmitry)
  await reserve(page, '100.00044')
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  const keys: (string | undefined)[] = []
  let isLost = true
  await page.route(RELEASE, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch()
    await route.abort('connectionreset')
  })
  await openMenu(page, '100.00044')
  await page.getByRole('menuitem', { name: 'Отменить' }).click()
  await expect(page.getByText('Не удалось узнать результат')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Снимали с резерва инструмент 100.00044, ответ не пришёл')).toBeVisible()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('Инструмент снят с резерва')).toBeVisible()
  await expect(rowOf(page, '100.00044')).toHaveCount(0)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('AT25 AT28 SL16 a serial that is not in the base: a question and a manual check, or a refusal in words', async ({
  page,
}) => {
  await signInAsSeller(page, people.dmitry)
  await reserve(page, '900.00001')
  await expect(page.getByRole('heading', { name: 'Ошибка' })).toBeVisible()
  await expect(page.getByText('Без чека нельзя добавить инструмент, которого нет в базе')).toBeVisible()
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(page.getByLabel('У меня нет чека')).toBeChecked()
  await page.getByLabel('Серийный номер').fill('556.00001')
  await submit(page)
  const question = page.getByRole('alertdialog', { name: 'Серийный номер не найден в базе. Добавить инструмент вручную?' })
  const repeated = page.waitForRequest('**/api/tools/reserve/556.00001?offline=true')
  await question.getByRole('button', { name: 'Добавить' }).click()
  await repeated
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await page.goto('/sales')
  await expect(rowOf(page, '556.00001')).toContainText('На ручной проверке')
})

test('PR19 HM01 the profile leads to a reserve without a receipt; the home page has the row’s menu too', async ({ page }) => {
  await enterAsSeller(page, people.dmitry)
  await page.goto('/profile')
  await page.getByLabel('У меня нет чека').check()
  await page.getByRole('link', { name: 'Зарезервировать без чека' }).click()
  await expect(page).toHaveURL('/tool')
  await expect(page.getByLabel('У меня нет чека')).toBeChecked()
  await page.getByLabel('Серийный номер').fill('100.00045')
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Последние продажи' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Действия с резервом 100.00045' })).toBeVisible()
})
