/** A device with a wrong clock (E07): the server's time decides the current day. */
import { enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { openFields, openForm, today } from '../support/tool-form.ts'

const DAY = 24 * 60 * 60 * 1_000
const FUTURE = 'Дата не может быть в будущем'

test('E07 VL56 on a device two days behind a receipt of today is of today', async ({ page }) => {
  await page.clock.install({ time: Date.now() - 2 * DAY })
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await openFields(page)
  await page.getByLabel('Дата покупки').fill(today())
  await page.getByLabel('Сумма чека').focus()
  await expect(page.getByLabel('Дата покупки')).toHaveValue(today())
  await expect(page.getByText(FUTURE)).toHaveCount(0)
})

test('E07 VL56 on a device ten days ahead a receipt of the day after tomorrow is of the future', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 10 * DAY })
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await openFields(page)
  const later = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' }).format(Date.now() + 2 * DAY)
  await page.getByLabel('Дата покупки').fill(later)
  await page.getByLabel('Сумма чека').focus()
  await expect(page.getByText(FUTURE)).toBeVisible()
})
