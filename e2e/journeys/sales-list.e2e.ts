/** The list of sales, against the real server. */
import { expect, test } from '../support/test.ts'
import { enterAsSeller, people, signIn, signInAsSeller } from '../support/person.ts'

test('SL01 SL02 SL05 SL06 FM15 FM16 FM17 FM18 paging, sorting and filters of a long list', async ({ page }) => {
  await signInAsSeller(page, people.anna)
  await expect(page.getByRole('link', { name: 'Все продажи' })).toHaveAttribute('href', '/sales')
  const asked: unknown[] = []
  page.on('request', (request) => {
    // The home page may still be loading its own rows.
    const isOfList = new URL(request.frame().url()).pathname === '/sales'
    if (isOfList && request.url().endsWith('/api/sale/get/all')) asked.push(request.postDataJSON())
  })
  await page.goto('/sales')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(20)
  await expect(rows.getByRole('link', { name: /^Чек на инструмент/ }).first()).toHaveAttribute('href', /^\/receipt\/[\w-]+$/)
  expect(asked[0]).toEqual({ offset: 0, size: 20, sortBy: 'saleDate', sortDirection: 'desc' })
  await page.getByRole('button', { name: 'Показать еще' }).click()
  await expect(rows).toHaveCount(40)
  await page.getByRole('button', { name: 'Показать еще' }).click()
  await expect(rows).toHaveCount(45)
  await expect(page.getByRole('button', { name: 'Показать еще' })).toHaveCount(0)

  const model = page.getByRole('columnheader', { name: 'Инструмент' })
  await model.getByRole('button').click()
  await expect(model).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows).toHaveCount(20)
  await model.getByRole('button').click()
  await expect(model).toHaveAttribute('aria-sort', 'descending')
  await model.getByRole('button').click()
  await expect(model).not.toHaveAttribute('aria-sort', /ascending|descending/)
  await expect.poll(() => asked.at(-1)).toEqual({ offset: 0, size: 20 })

  await page.getByRole('button', { name: /Статусы/ }).click()
  const boxes = page.getByRole('menuitemcheckbox')
  await expect(boxes).toHaveCount(5)
  for (const box of await boxes.all()) await expect(box).toBeChecked()
  for (const name of ['Успешно', 'Проверка ФНС', 'На ручной проверке', 'Неудачно']) await boxes.filter({ hasText: name }).click()
  await page.keyboard.press('Escape')
  await expect(rows.filter({ hasNotText: 'Резерв' })).toHaveCount(0)
  await expect(rows.first()).toContainText('Резерв')
})

test('SL13 a seller without sales reads «Нет продаж»', async ({ page }) => {
  await enterAsSeller(page, people.elena)
  await page.goto('/sales')
  await expect(page.getByText('Нет продаж')).toBeVisible()
})

test('FM19 FM22 SL20 FM20 without a total a full page offers more; unknown and missing values have their texts', async ({
  page,
}) => {
  await signIn(page, people.anna)
  await page.evaluate(() => localStorage.setItem('mode', 'seller'))
  const row = (id: number) => ({
    id: String(id),
    tool: { model: { name: null }, sn: `700.${id}`, nfc: null },
    saleDate: '2026-11-20T09:00:00Z',
    bonus: 0,
    saleStatus: id === 1 ? 'XYZ' : 'FINISH',
    receiptId: null,
    invoiceId: null,
  })
  await page.route('**/api/sale/get/all', async (route) => {
    const { offset } = route.request().postDataJSON()
    const saleHistory = Array.from({ length: offset === 0 ? 20 : 3 }, (_, at) => row(offset + at + 1))
    await route.fulfill({ json: { code: 0, message: null, payload: { saleHistory } } })
  })
  await page.goto('/sales')
  const first = page.getByRole('row').filter({ hasText: '700.1' }).first()
  await expect(first).toContainText('Отсутствует')
  await expect(first.getByRole('cell', { name: '-', exact: true }).first()).toBeVisible()
  await expect(first.getByRole('cell', { name: '0', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Показать еще' }).click()
  await expect(page.getByRole('row').filter({ hasText: '700.23' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Показать еще' })).toHaveCount(0)
})

test('RL07 a locked seller sees why, has no way to register, and the server refuses too', async ({ page }) => {
  await enterAsSeller(page, people.locked)
  await page.goto('/profile')
  await expect(page.getByText('Ваш аккаунт заблокирован')).toBeVisible()
  await expect(page.getByRole('link', { name: /Зарегистрировать/ })).toHaveCount(0)
  await page.goto('/tool')
  await expect(page).toHaveURL('/')
})
