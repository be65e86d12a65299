/** A receipt, a document and a tool, against the real server. */
import { enter, enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const NOBODYS = '00000000-0000-4000-8005-00000000ffff'

test('RC09 RC10 D167 a receipt that cannot be shown leads back to the list, by a direct link too', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  await page.goto(`/receipt/${NOBODYS}`)
  await expect(page).toHaveURL('/sales')
  await expect(page.getByText('Произошла ошибка при загрузке чека')).toBeVisible()

  // Malformed, and somebody else's, are told apart by nothing.
  for (const id of ['nonsense', 'x'.repeat(80), '00000000-0000-4000-8005-000000000093']) {
    await page.goto(`/receipt/${id}`)
    await expect(page).toHaveURL('/sales')
    await expect(page.getByText('Произошла ошибка при загрузке чека')).toBeVisible()
  }
})

test('RC10 D160 D167 «Назад» of a receipt leads to its place in the list', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  await page.goto('/sales?search=200.0003')
  await page.getByRole('link', { name: 'Чек на инструмент 200.00030' }).click()
  await expect(page.getByRole('heading', { name: 'Чек', exact: true })).toBeVisible()
  await expect(page.getByText('Успешно').first()).toBeVisible()
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/sales?search=200.0003')
})

test('D168 the photograph of a receipt is turned and made larger, and the focus returns to it', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  await page.goto('/sales?search=200.0003')
  await page.getByRole('link', { name: 'Чек на инструмент 200.00030' }).click()
  const tile = page.getByRole('button', { name: 'Открыть: Чек' })
  await tile.click()
  const viewer = page.getByRole('dialog', { name: 'Чек' })
  const photo = viewer.getByRole('img')
  await expect.poll(async () => (await photo.boundingBox())?.height ?? 0).toBeGreaterThan(300)
  const upright = await photo.boundingBox()
  await page.keyboard.press('r')
  await expect.poll(async () => (await photo.boundingBox())?.width ?? 0).toBeGreaterThan((upright?.width ?? 0) + 50)
  await photo.hover()
  await page.mouse.wheel(0, -400)
  await expect(viewer.getByText('272 %')).toBeVisible()
  await page.keyboard.press('0')
  await expect(viewer.getByText('100 %')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(tile).toBeFocused()
})

test('RC03 RC12 the address of a document never becomes the portal’s own sentence', async ({ page }) => {
  await enter(page, people.romashka)
  await page.goto('/user-tools?search=620.00019')
  await page.getByRole('link', { name: 'Накладная на инструмент 620.00019' }).click()
  await expect(page.getByRole('heading', { name: 'Накладная № 1042' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}?title=${encodeURIComponent('Звоните 88001234567')}&model=${encodeURIComponent('Вы выиграли!')}`)
  await expect(page.getByRole('heading', { name: 'Накладная № 1042' })).toBeVisible()
  await expect(page.getByText(/Звоните|выиграли/)).toHaveCount(0)
})

test('RC02 D69 a company sees both copies of a confirmed document; the other side’s stays shut before', async ({ page }) => {
  await enter(page, people.stroydom)
  await page.goto('/user-tools?search=200.00085')
  await page.getByRole('link', { name: 'Накладная на инструмент 200.00085' }).click()
  await expect(page.getByRole('heading', { name: 'Накладная № 77' })).toBeVisible()
  await expect(page.getByText('Пока не видна')).toHaveCount(0)
  await page.getByRole('button', { name: 'Открыть: Документ (покупатель: вы)' }).click()
  const own = page.getByRole('dialog', { name: 'Документ (покупатель: вы)' })
  await expect(own.getByRole('img')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  const theirs = page.getByRole('dialog', { name: 'Документ (продавец)' })
  await expect(theirs.getByRole('img')).toBeVisible()
  await expect.poll(() => theirs.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1)
})

test('D69 the seller’s copy of a document that nobody has decided about is not shown to the buyer', async ({ page }) => {
  await enter(page, people.romashka)
  await page.goto('/user-tools?search=620.00019')
  await page.getByRole('link', { name: 'Накладная на инструмент 620.00019' }).click()
  await expect(page.getByRole('button', { name: 'Открыть: Документ (покупатель: вы)' })).toBeVisible()
  await expect(page.getByText('Пока не видна')).toBeVisible()
  await expect(page.getByRole('button', { name: /продавец/ })).toHaveCount(0)
})

test('IV01 IV02 IV04 IV06 IV07 IV08 A80 a tool is found by its number, and its document opens in a tab of its own', async ({
  page,
}) => {
  await enter(page, people.maria)
  await page.goto('/find-tool/')
  const serial = page.getByLabel('Серийный номер')
  await expect(serial).toHaveAttribute('placeholder', '___._____')
  await page.getByRole('button', { name: 'Найти', exact: true }).click()
  await expect(page.getByText('Обязательное поле')).toBeVisible()
  await serial.fill('99900001')
  await page.getByRole('button', { name: 'Найти', exact: true }).click()
  await expect(page.getByText('Серийный номер не найден в базе')).toBeVisible()
  await expect(page).toHaveURL('/find-tool/')
  await serial.fill('61000005')
  await page.getByRole('button', { name: 'Найти', exact: true }).click()
  await expect(page).toHaveURL('/tool/610%7C00005')
  await expect(page.getByText('На гарантии')).toBeVisible()
  // A browser without a viewer saves the file: only the request shows that the tab was led there.
  const led = page
    .context()
    .waitForEvent('request', (request) => request.isNavigationRequest() && /\/docs\/.+\.pdf$/.test(request.url()))
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Скачать: Инструкция' }).click()])
  expect((await led).frame().page()).toBe(tab)
  await tab.close()
  await page.getByRole('link', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/')
})

test('IV09 a document that the server has lost says so, and no empty tab stays', async ({ page }) => {
  await enter(page, people.maria)
  await page.route('**/docs/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/tool/610%7C00005')
  const closed = page.waitForEvent('popup').then((tab) => tab.waitForEvent('close'))
  await page.getByRole('button', { name: 'Скачать: Инструкция' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Произошла ошибка при загрузке документа' })).toBeVisible()
  await closed
})
