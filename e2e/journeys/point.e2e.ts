/** A retail point, from the application to the way out. Against the real server. */
import type { Page } from '@playwright/test'
import { codeFor } from '../support/outbox.ts'
import { people, signInAsSeller, tokenElsewhere } from '../support/person.ts'
import { askForCode, REGISTER, signInWithCode, tellNames } from '../support/registering.ts'
import { expect, test } from '../support/test.ts'

const INN = '7707083893'
const NOBODYS = '7728168971'
const WAITING = 'Ожидает подтверждения'
/** Registered by this journey: applications of the demo's people belong to other journeys. */
const MOBILE = '79160000071'

const register = async (page: Page) => {
  await askForCode(page, MOBILE)
  const code = await codeFor(page, MOBILE)
  await tellNames(page)
  await page.getByLabel('Код из SMS').fill(code)
  await page.getByRole('button', { name: REGISTER }).click()
  await signInWithCode(page, MOBILE, code)
  await expect(page.getByRole('heading', { name: 'Последние продажи' })).toBeVisible()
}
const search = async (page: Page, inn: string) => {
  await page.getByLabel('ИНН торговой точки').fill(inn)
  await page.getByRole('button', { name: 'Найти' }).click()
}

const close = (page: Page) => page.getByRole('button', { name: 'Понятно' }).click()

const cancel = async (page: Page) => {
  await page.getByRole('button', { name: 'Отменить заявку' }).click()
  await page.getByRole('button', { name: 'Да, отменить' }).click()
  await expect(page.getByRole('dialog', { name: 'Заявка отменена' })).toBeVisible()
}

/** No timer of any tab fires: what another one still shows of this one's doing, it shows at once. */
const stopTimers = async ({ clock }: Page) => {
  await clock.install()
  await clock.pauseAt(Date.now() + 60_000)
}

/** The administrator of the point decides with a call of his own: the screens of the team have their own journeys. */
const approve = async ({ request }: Page): Promise<void> => {
  const token = await tokenElsewhere('79000000002')
  const listed = await request.get('/api/admin/retail/point/v2/unconfirmed/sellers', { headers: { token } })
  const { sellers } = ((await listed.json()) as { payload: { sellers: { id: string; mobile: string }[] } }).payload
  const id = sellers.find(({ mobile }) => mobile === MOBILE)?.id
  const headers = { token, 'Idempotency-Key': crypto.randomUUID() }
  const answer = await request.post('/api/admin/retail/point/confirm/seller', { headers, data: { id } })
  expect(((await answer.json()) as { code: number }).code).toBe(0)
}

test('RP01–RP12 RP14–RP16 RP19 RP20 RP21 PR21 E03 from «Сначала нужна торговая точка» to a point and out of it, in every tab', async ({
  page,
  context,
}) => {
  test.slow()
  await register(page)
  await page.getByRole('link', { name: 'Добавить торговую точку' }).click()
  await expect(page).toHaveURL('/profile/point')
  // By itself this tab asks after a minute, and as long as nothing is pending never: what it shows it has heard from the first one.
  const other = await context.newPage()
  await other.goto('/profile/user')
  await expect(other.getByText('Сначала нужна торговая точка')).toBeVisible()

  await test.step('a new point', async () => {
    await search(page, NOBODYS)
    await expect(page.getByRole('alertdialog', { name: 'Поиск не дал результатов' })).toBeVisible()
    await page.getByRole('button', { name: 'Добавить торговую точку' }).click()
    await expect(page).toHaveURL('/create-retail')
    await expect(page.getByLabel('ИНН')).toHaveValue(NOBODYS)
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(page).toHaveURL('/profile/point?sub=bind')
    await search(page, NOBODYS)
    await page.getByRole('button', { name: 'Добавить торговую точку' }).click()
    await page.getByLabel('Название').fill('«Умелые руки»')
    await page.getByLabel('ФИО директора').fill('Ёлкина Полина Олеговна')
    await page.getByLabel('Телефон директора').fill('9160000071')
    await page.reload()
    await expect(page.getByLabel('Название')).toHaveValue('Умелые руки')
    await expect(page.getByLabel('Телефон директора')).toHaveValue('+7 (916) 000-00-71')
    const address = page.getByRole('combobox', { name: 'Адрес' })
    await address.fill('Каза')
    await page.getByRole('option', { name: /^Казань/ }).click()
    await expect(address).toHaveValue(/^Казань/)
    await address.press('End')
    await address.pressSequentially(', ул. Баумана, 5')
    await page.getByRole('button', { name: 'Подать заявку' }).click()
    await expect(page.getByRole('heading', { name: 'Заявка отправлена' })).toBeVisible()
    await expect(other.getByText(WAITING).first()).toBeVisible()
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await expect(page).toHaveURL('/profile/point')
    await expect(page.getByRole('heading', { name: 'Умелые руки' })).toBeVisible()
    await expect(page.getByText('Новую торговую точку проверяют', { exact: false })).toBeVisible()
  })

  await test.step('its application is cancelled', async () => {
    await cancel(page)
    await expect(other.getByText('Сначала нужна торговая точка')).toBeVisible()
    await close(page)
    await expect(page.getByRole('button', { name: 'Найти' })).toBeVisible()
  })

  await test.step('an application to join', async () => {
    await search(page, INN)
    await expect(page).toHaveURL('/profile/point?sub=list')
    await expect(page.locator('#main')).toBeFocused()
    await page.goBack()
    await expect(page.getByLabel('ИНН торговой точки')).toHaveValue(INN)
    await page.goForward()
    await page.getByRole('button', { name: /Складочная, 1$/ }).click()
    await expect(page).toHaveURL('/profile/point?sub=point')
    await page.getByRole('button', { name: 'Присоединиться' }).click()
    await expect(page.getByRole('dialog', { name: 'Заявка отправлена' })).toBeVisible()
    await expect(other.getByText(WAITING).first()).toBeVisible()
    await close(page)
    await expect(page).toHaveURL('/profile/point')
    await expect(page.getByText('Заявку рассматривает администратор', { exact: false })).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()
  })

  await test.step('it is approved: the tab that comes back shows the point', async () => {
    await approve(page)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('button', { name: 'Выйти из точки' })).toBeVisible()
    await page.getByRole('button', { name: 'Данные торговой точки' }).click()
    await expect(page).toHaveURL('/profile/point?sub=edit')
    await expect(page.getByLabel('ФИО директора')).toHaveValue('Лебедев Игорь Павлович')
    await expect(page.getByLabel('Адрес')).not.toBeEditable()
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(page).toHaveURL('/profile/point')
  })

  await test.step('and left: both tabs stand on the point, and change together', async () => {
    await other.goto('/profile/point')
    await expect(other.getByRole('button', { name: 'Выйти из точки' })).toBeVisible()
    await page.getByRole('button', { name: 'Выйти из точки' }).click()
    await page.getByRole('button', { name: 'Остаться' }).click()
    await expect(page.getByRole('button', { name: 'Выйти из точки' })).toBeFocused()
    await page.getByRole('button', { name: 'Выйти из точки' }).click()
    await stopTimers(page)
    await page.getByRole('button', { name: 'Выйти', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Вы вышли из торговой точки' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Найти' })).toBeVisible()
    await page.clock.resume()
    await close(page)
    await expect(page).toHaveURL('/profile/point?sub=bind')
    await expect(page.locator('#main')).toBeFocused()
  })
})

test('RP06 a search that fails opens the browser’s window, and the page says it too', async ({ page }) => {
  await signInAsSeller(page, people.elena)
  const text = 'Сервис временно недоступен. Попробуйте через минуту'
  await page.route('**/api/retail/point/v2/get/*', (route) =>
    route.fulfill({ status: 503, json: { code: 191, message: text, payload: null } }),
  )
  await page.goto('/profile/point?sub=bind')
  const [field, find] = [page.getByLabel('ИНН торговой точки'), page.getByRole('button', { name: 'Найти' })]
  expect((await find.boundingBox())?.y, 'level with the field').toBe((await field.boundingBox())?.y)
  const shown = page.waitForEvent('dialog')
  await field.fill(INN)
  const pressed = find.click()
  const dialog = await shown
  expect([dialog.type(), dialog.message()]).toEqual(['alert', text])
  await dialog.accept()
  await pressed
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect(field).toHaveValue(INN)
})
