/** The main job, against the real server: a sale becomes points. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { enter, enterAsSeller, people, signInAsSeller } from '../support/person.ts'
import { fillForm, newReceipt, openForm, openRow, rowOf, submit } from '../support/tool-form.ts'

const pointsOf = async (page: Page): Promise<number> => {
  const text = await page.getByText('Баллы', { exact: true }).first().locator('..').textContent()
  return Number(text?.replaceAll(/[^\d,]/g, '').replace(',', '.'))
}

/** Pixels. */
const ICON_AND_HEADER = 130

for (const { width, height, serial } of [
  { width: 1280, height: 800, serial: '100.00001' },
  { width: 360, height: 740, serial: '100.00002' },
])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('AT06 AT12 AT18 AT21 SL15 SL14 NV55 a typed receipt becomes a sale, the sale becomes points', async ({ page }) => {
      // A user whose points and list no other test reads or changes.
      await signInAsSeller(page, width > 615 ? people.yulia : people.victor)
      const before = await pointsOf(page)
      await openForm(page)
      await fillForm(page, serial, newReceipt())
      await submit(page)
      const result = page.getByRole('heading', { name: 'Инструмент добавлен' })
      await expect(result).toBeVisible()
      await expect(page).toHaveURL('/tool?screen=result')
      // The form was scrolled to its end; the result begins at its top, with the icon above the heading.
      expect((await result.boundingBox())?.y).toBeGreaterThan(ICON_AND_HEADER)
      await page.getByRole('button', { name: 'К продажам' }).click()
      await expect(rowOf(page, serial)).toContainText('Проверка ФНС')
      await expect(rowOf(page, serial)).toContainText('Успешно')
      const details = await openRow(page, serial)
      const bonus = Number(await details.getByRole('definition').nth(2).textContent())
      await page.keyboard.press('Escape')
      expect(bonus).toBeGreaterThanOrEqual(150)
      await expect.poll(() => pointsOf(page)).toBe(before + bonus)
    })
  })

test('AT25 AT26 AT29 SL16 an unknown serial: «Отмена» keeps the form, «Добавить» sends it for manual check', async ({ page }) => {
  await enterAsSeller(page, people.dmitry)
  await openForm(page)
  const receipt = newReceipt()
  await fillForm(page, '555.00001', receipt)
  await submit(page)
  const question = page.getByRole('alertdialog', { name: 'Серийный номер не найден в базе. Добавить инструмент вручную?' })
  await question.getByRole('button', { name: 'Отмена' }).click()
  await expect(page.getByLabel('ФН', { exact: true })).toHaveValue(receipt.fn)
  await submit(page)
  await question.getByRole('button', { name: 'Добавить' }).click()
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await page.goto('/sales')
  await expect(rowOf(page, '555.00001')).toContainText('На ручной проверке')
})

test('AT07 AT09 AT24 a receipt of another seller is refused in words, and the form is kept', async ({ page, browser }) => {
  const receipt = newReceipt()
  const other = await browser.newPage()
  await signInAsSeller(other, people.igor)
  await openForm(other)
  await fillForm(other, '100.00011', receipt)
  await submit(other)
  await expect(other.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await other.close()

  await enterAsSeller(page, people.dmitry)
  await openForm(page)
  await fillForm(page, '100.00012', receipt)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Ошибка' })).toBeVisible()
  await expect(page.getByText('Этот чек уже использован другим пользователем')).toBeVisible()
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/tool')
  await expect(page.getByLabel('Серийный номер')).toHaveValue('100.00012')
})

test('SL18 a receipt that the tax service does not know ends in «Неудачно» and brings no points', async ({ page }) => {
  await enterAsSeller(page, people.dmitry)
  await openForm(page)
  await fillForm(page, '100.00013', newReceipt(0))
  await submit(page)
  await page.getByRole('button', { name: 'К продажам' }).click()
  await expect(rowOf(page, '100.00013')).toContainText('Неудачно')
})

test('VL50 VL51 VL56 VL60 VL62 AT20 spaces in the serial, a comma in the sum and leading zeros are understood; a future date and a zero sum are not', async ({
  page,
}) => {
  await enterAsSeller(page, people.dmitry)
  await openForm(page)
  const receipt = newReceipt()
  await fillForm(page, ' 100. 00014 ', { ...receipt, date: '01.01.2099', sum: '0' })
  await submit(page)
  await expect(page.getByText('Дата не может быть в будущем')).toBeVisible()
  await expect(page.getByText('Сумма должна быть больше нуля')).toBeVisible()
  await page.getByLabel('Дата покупки').fill(receipt.date)
  await page.getByLabel('Сумма чека').fill('4990,5')
  await page.getByLabel('ФП', { exact: true }).focus()
  await expect(page.getByLabel('Сумма чека')).toHaveValue('4990.50')
  const sent = page.waitForRequest('**/api/sale/seller/purchase/confirm/**')
  await submit(page)
  const request = await sent
  expect(new URL(request.url()).pathname).toBe('/api/sale/seller/purchase/confirm/100.00014')
  expect(request.postDataJSON().receiptQRDto).toMatchObject({ fp: receipt.fp, sum: '4990.50', n: 1, isManualInput: true })
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
})

test('AT22 AT02 a customer registers an own tool by the buyer’s call', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mode', 'customer'))
  await enter(page, people.maria)
  await openForm(page)
  await expect(page.getByRole('heading', { name: 'Регистрация инструмента' })).toBeVisible()
  await fillForm(page, '200.00001', newReceipt())
  const sent = page.waitForRequest('**/api/sale/buyer/purchase/confirm/200.00001**')
  await submit(page)
  await sent
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await page.goto('/')
  await expect(rowOf(page, '200.00001')).toBeVisible()
})
