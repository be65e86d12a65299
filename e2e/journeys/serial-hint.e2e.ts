/** What is said of a serial while the form is filled in, and the result that lives, against the real server. */
import { checkAccessibility } from '../kit/accessibility.ts'
import { enter, enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openForm, submit } from '../support/tool-form.ts'

test('D47 API40 API44 a free, an unknown, a refused and a taken serial are told as soon as they are whole, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await enterAsSeller(page, people.igor)
  await openForm(page)
  const serial = page.getByLabel('Серийный номер')
  const hint = page.getByRole('status', { name: 'Сведения о серийном номере' })
  // A press of the button may be on its way when an answer comes.
  const place = () =>
    page.getByRole('button', { name: 'Зарегистрировать' }).evaluate((button) => button.getBoundingClientRect().y)
  await serial.pressSequentially('1000005')
  const before = await place()
  await serial.press('6')
  await expect(hint).toContainText('Ударная дрель УД-850')
  await expect(hint).toContainText('300 баллов')
  expect(await place()).toBe(before)
  await checkAccessibility(page, 'a free serial')
  for (const [text, words] of [
    ['999.00001', 'Серийный номер не найден в базе'],
    ['400.00001', 'Инструмент с этим серийным номером нельзя зарегистрировать'],
    ['200.00001', 'Инструмент с этим серийным номером уже продан'],
  ] as const) {
    await serial.fill(text)
    await expect(hint).toContainText(words)
    await expect(hint).toContainText('Проверьте')
    expect(await place()).toBe(before)
    await checkAccessibility(page, words)
  }
  // A hint holds nothing back: the form says what it lacks.
  await submit(page)
  await expect(page.getByText('Загрузите фотографию чека или введите данные вручную')).toBeVisible()
  await serial.fill('100.0005')
  await expect(hint).toBeEmpty()
})

test('D47 a buyer is told of the warranty; without an answer nothing is said, and the form works', async ({ page }) => {
  await enter(page, people.maria)
  await openForm(page)
  const hint = page.getByRole('status', { name: 'Сведения о серийном номере' })
  await page.getByLabel('Серийный номер').fill('100.00057')
  await expect(hint).toContainText('Гарантия 36 мес.')
  await expect(hint).not.toContainText('балл')
  await page.route('**/api/tools/**', (route) =>
    route.fulfill({ status: 429, json: { code: 140, message: 'Позже', payload: null } }),
  )
  const answered = page.waitForResponse('**/api/tools/v2/availability/**')
  await page.getByLabel('Серийный номер').fill('100.00058')
  await answered
  await expect(hint).toBeEmpty()
  await expect(page).toHaveURL('/tool')
})

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('D48 the result shows the way of the sale until the points are there, and the header counts', async ({ page }) => {
      await enterAsSeller(page, width === 360 ? people.dmitry : people.igor)
      await openForm(page)
      await fillForm(page, width === 360 ? '100.00058' : '100.00059', newReceipt())
      await submit(page)
      await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeFocused()
      const way = page.getByRole('list', { name: 'Что дальше' }).getByRole('listitem')
      await expect(way.nth(1)).toContainText('Сейчас: Проверка ФНС')
      await checkAccessibility(page, 'a sale that is checked')
      await expect(way.nth(1)).toContainText('Сделано: Чек подтверждён')
      await expect(way.nth(2)).toContainText(/Сделано: \d+ балл/)
      await expect(page.getByText('Чек подтверждён, баллы начислены')).toBeVisible()
      await checkAccessibility(page, 'a sale with its points')
      await page.getByRole('button', { name: 'Зарегистрировать ещё' }).click()
      await expect(page.getByRole('button', { name: 'Сканировать чек' })).toBeVisible()
      await expect(page.getByLabel('Серийный номер')).toHaveValue('')
    })
  })

test('D48 a refused receipt turns the result, with its reason', async ({ page }) => {
  await enterAsSeller(page, people.dmitry)
  await openForm(page)
  await fillForm(page, '100.00065', newReceipt(0))
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Чек не подтверждён' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Что дальше' })).toContainText('Не вышло: ')
  await checkAccessibility(page, 'a sale that has failed')
})

test('AT07 D48 a refused serial is named with its reason and leads back to itself; what was typed stays', async ({ page }) => {
  await enterAsSeller(page, people.igor)
  await openForm(page)
  const receipt = newReceipt()
  await fillForm(page, '200.00003', receipt)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Ошибка' })).toBeVisible()
  await expect(page.getByText('Серийный номер 200.00003')).toBeVisible()
  await checkAccessibility(page, 'a refused serial')
  await page.getByRole('button', { name: 'Ввести другой номер' }).click()
  await expect(page.getByLabel('Серийный номер')).toBeFocused()
  await expect(page.getByLabel('Серийный номер')).toHaveAccessibleDescription(/Инструмент с этим серийным номером уже продан/)
  await expect(page.getByLabel('ФН', { exact: true })).toHaveValue(receipt.fn)
})
