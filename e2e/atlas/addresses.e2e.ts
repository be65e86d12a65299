/** Addresses that stay, simulations that can be sent, the lens and the overview. */
import { expect, test } from '../support/test.ts'
import { ATLAS, diagram, panel, screenAt, stateBox } from './atlas-page.ts'

test('D254 a simulation by hand is in the address: who opens it stands where its sender stood', async ({ page }) => {
  await page.goto(`${ATLAS}#/login/state/editing`)
  await page.getByLabel('Можно нажимать').check()
  const phone = screenAt(page, 'Телефон')
  await phone.getByLabel('Телефон').fill('+7 (900) 000-00-01')
  await phone.getByLabel('Пароль', { exact: true }).fill('111111')
  await phone.getByRole('button', { name: 'Войти' }).click()
  await panel(page).getByRole('button', { name: 'Проверить телефон и пароль: неверный пароль' }).click()
  await expect(phone.getByText('Неверный телефон или пароль')).toBeVisible()
  await expect(page).toHaveURL(/#\/login\/state\/editing\/~\w{4}\?play=/)
  const sent = page.url()
  await page.goto('about:blank')
  await page.goto(sent)
  await expect(phone.getByText('Неверный телефон или пароль')).toBeVisible()
  await expect(panel(page).getByText('Правит поле').first()).toBeVisible()
  await expect(panel(page).getByText('Сейчас: Ввод телефона и пароля')).toBeVisible()
  // It goes on from there.
  await expect(page.getByLabel('Можно нажимать')).toBeChecked()
  await panel(page).getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(phone.getByText('Неверный телефон или пароль')).toHaveCount(0)
  await expect(page).not.toHaveURL(/play=/)
})

test('D254 an address of an earlier release, of a case that is gone or of a broken simulation says so and shows a screen', async ({
  page,
}) => {
  for (const [hash, said] of [
    ['#/login/state/editing/17', 'Ссылка прежнего вида'],
    ['#/login/state/editing/~zzzz.yyyy', 'Случая из этой ссылки больше нет'],
    ['#/login/state/editing?play=!broken', 'Показ из этой ссылки не повторить'],
  ] as const) {
    await page.goto(`${ATLAS}${hash}`)
    await expect(panel(page).getByText(said)).toBeVisible()
    await expect(screenAt(page, 'Телефон').getByRole('heading', { name: 'Авторизация' })).toBeAttached()
  }
})

test('D259 the lens dims what does not concern a person; it stands in the address and stays from flow to flow', async ({
  page,
}) => {
  await page.goto(`${ATLAS}#/point`)
  await page.getByLabel('Показать только').selectOption('Заблокированный')
  await expect(page).toHaveURL(/lens=locked/)
  await expect(stateBox(page, 'Аккаунт заблокирован, точки нет')).not.toHaveClass(/dim/)
  expect(await diagram(page).locator('.dim').count()).toBeGreaterThan(10)
  await page.getByRole('link', { name: 'Вход', exact: true }).click()
  await expect(page).toHaveURL(/#\/login\?lens=locked$/)
  await expect(page.getByText('Здесь такого нет')).toBeVisible()
})

test('D259 a large flow opens with an overview that can be read; a closed state opens the whole', async ({ page }) => {
  await page.goto(`${ATLAS}#/add-tool`)
  const svg = diagram(page).locator('svg').first()
  const form = stateBox(page, 'Форма')
  await expect(form).toBeVisible()
  const widthOf = async () => Number(await svg.locator('rect.paper').getAttribute('width'))
  const overview = await widthOf()
  // 12 px of the picture are at least 9.6 on the screen.
  const seen = Number((await svg.getAttribute('viewBox'))!.split(' ')[2])
  expect((await svg.boundingBox())!.width / seen).toBeGreaterThanOrEqual(0.79)
  await form.focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { name: 'Форма', exact: true })).toBeFocused()
  await expect.poll(widthOf).toBeGreaterThan(overview * 1.5)
  await expect(page.getByRole('checkbox', { name: 'Схема целиком' })).toBeChecked()
})

test('D259 the map of a picture shows its visible part and moves it', async ({ page }) => {
  await page.goto(`${ATLAS}#/add-tool?picture=whole`)
  const svg = diagram(page).locator('svg').first()
  const map = diagram(page).locator('[aria-hidden="true"] > svg')
  await expect(map).toBeVisible()
  const before = await svg.getAttribute('viewBox')
  const { x, y, width, height } = (await map.boundingBox())!
  await page.mouse.click(x + width / 2, y + height * 0.8)
  await expect.poll(() => svg.getAttribute('viewBox')).not.toBe(before)
  await expect(page).toHaveURL(/#\/add-tool\?picture=whole$/)
})
