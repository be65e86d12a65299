/** The profile, against the real server: read, filled in, saved, and isolated from other users' profiles. */
import type { Page } from '@playwright/test'
import type { User } from '../../src/api/types.ts'
import { enter, enterAsSeller, people, signIn, signInAsSeller } from '../support/person.ts'
import { photoWithoutCode } from '../support/photos.ts'
import { fact, field, openForm, save, seesProfile } from '../support/profile-form.ts'
import { expect, test } from '../support/test.ts'

/** The INN's check takes three seconds; then the portal has to ask. */
const CHECKED = { timeout: 25_000 }

const LACKS = 'Для вывода баллов не хватает'

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

/** The server's data of the person. */
const userOf = async (page: Page): Promise<User> => {
  const answer = await page.request.get('/api/user', { headers: { token: await tokenOf(page) } })
  const { payload } = (await answer.json()) as { payload: User }
  return payload
}

/** The page's save requests from now on. */
const watchSaves = (page: Page): string[] => {
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(new URL(request.url()).pathname)
  })
  return saves
}

const attach = async (page: Page, ...names: string[]) => {
  const files = await Promise.all(names.map((name) => photoWithoutCode(name)))
  const loader = page.getByRole('group', { name: 'Изображения паспорта' })
  await loader.locator('input[type=file]').first().setInputFiles(files)
  await expect(loader.getByRole('progressbar')).toHaveCount(0)
  await expect(loader.getByRole('listitem')).toHaveCount(names.length)
}

test('PR29 PR30 PR33 PR37 PR39 PR42 PR14 PR16 C02 Елена заполняет всё и становится подтверждённой', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await enterAsSeller(page, people.elena)
  await page.goto('/profile')
  await expect(page.getByText(LACKS)).toBeVisible()
  await expect(page.getByText('Выплаты откроются, когда ИНН будет подтверждён')).toBeVisible()
  await expect(page.getByText('Здесь появятся карты и история баллов, когда ИНН будет подтверждён')).toBeVisible()
  await expect(fact(page, 'Серия и номер')).toHaveText('Не указано')

  await openForm(page)
  await field(page, 'Электронная почта').fill('elena@example.org')
  await field(page, 'Город').fill('')
  await field(page, 'Город').pressSequentially('Казан')
  await page.getByRole('option', { name: /^Казань/ }).click()
  await expect(field(page, 'Город')).toHaveValue('Казань')
  await field(page, 'ИНН').fill('770987654347')
  await field(page, 'Серия и номер паспорта').fill('4519 654321')
  await field(page, 'Кем выдан').fill('ОВД района Строгино')
  await field(page, 'Дата выдачи').fill('12.05.2019')
  await field(page, 'Код подразделения').fill('770-123')
  await attach(page, 'разворот.jpg', 'прописка.jpg')
  await save(page)

  await seesProfile(page)
  await expect(page.getByText('Профиль сохранён')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Инн на проверке' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'ИНН на проверке' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ИНН подтвержден' })).toBeVisible(CHECKED)
  await expect(page.getByText(LACKS)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Выплаты' })).toHaveAttribute('href', '/profile/payment')
  for (const [name, value] of [
    ['ФИО', 'Новикова Елена Ильинична'],
    ['Электронная почта', 'elena@example.org'],
    ['Город', 'Казань'],
    ['Дата рождения', '21.04.1999'],
    ['ИНН', /^770987654347\s*ИНН подтвержден$/],
    ['Серия и номер', /^•••• •••321/],
    ['Кем выдан', 'ОВД района Строгино'],
    ['Дата выдачи', '12.05.2019'],
    ['Код подразделения', '770-123'],
  ] as const)
    await expect(fact(page, name)).toHaveText(value)
  await expect(page.locator('body')).not.toContainText('4519')

  const tiles = page.getByRole('button', { name: /^Открыть: изображение/ })
  await expect(tiles).toHaveCount(2)
  await expect(tiles.first().locator('img')).toHaveAttribute('src', /^blob:/)
  await tiles.first().click()
  const larger = page.getByRole('dialog').getByRole('img')
  await expect.poll(() => larger.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Закрыть' }).click()

  const { passport, approved } = await userOf(page)
  expect(approved).toBe(true)
  const other = await browser.newPage()
  await signIn(other, people.maria)
  const token = await tokenOf(other)
  for (const name of passport.passportImages) {
    const own = await page.request.get(`/api/files/${name}`, { headers: { token: await tokenOf(page) } })
    expect([own.status(), own.headers()['cache-control']]).toEqual([200, 'no-store'])
    expect((await page.request.get(`/api/files/${name}`, { headers: { token } })).status()).toBe(404)
    expect((await page.request.get(`/api/files/${name}`)).status()).toBe(401)
  }
  await other.close()
})

test('PR34 PR35 PR38 PR30 ООО Ромашка меняет ответственное лицо', async ({ page }) => {
  await enter(page, people.romashka)
  await page.goto('/profile')
  await expect(fact(page, 'Ответственное лицо')).toHaveText('Петрова Алла Юрьевна')
  await expect(page.getByRole('navigation', { name: 'Разделы профиля' })).toHaveCount(0)
  await openForm(page)
  await expect(page.getByText('Паспорт', { exact: true })).toHaveCount(0)
  await field(page, 'Ответственное лицо').fill('Иванова Нина Петровна')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await save(page)
  expect((await sent).postDataJSON()).toMatchObject({
    responsible: 'Иванова Нина Петровна',
    organization_name: 'ООО Ромашка',
    organization_inn: '7728168971',
    mobile: '79000000006',
    city: 'Казань',
    email: 'office@example.org',
    birthday: '01-02-1980',
    license: true,
  })
  await seesProfile(page)
  await expect(fact(page, 'Ответственное лицо')).toHaveText('Иванова Нина Петровна')
  await page.reload()
  await expect(fact(page, 'Ответственное лицо')).toHaveText('Иванова Нина Петровна')
})

/** The server refuses saves with this message. */
const refuse = (page: Page, message: unknown, path = '**/api/user') =>
  page.route(path, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { code: 6, message, payload: null } })
      : route.fallback(),
  )

test('PR40 PR41 отказ сохранить: строка под фамилией, объект под своими полями', async ({ page }) => {
  await enter(page, people.dmitry)
  await openForm(page)
  await field(page, 'Электронная почта').fill('dmitry@example.org')
  await refuse(page, 'Сейчас сохранить нельзя')
  await save(page)
  await expect(field(page, 'Фамилия')).toHaveAccessibleDescription(/Сейчас сохранить нельзя/)
  await expect(field(page, 'Фамилия')).toBeFocused()
  await page.unroute('**/api/user')

  await refuse(page, { email: 'Этот адрес не принимает письма', departmentCode: 'Такого подразделения нет' })
  await save(page)
  await expect(field(page, 'Электронная почта')).toHaveAccessibleDescription(/Этот адрес не принимает письма/)
  await expect(field(page, 'Код подразделения')).toHaveAccessibleDescription(/Такого подразделения нет/)
  await expect(field(page, 'Фамилия')).not.toHaveAccessibleDescription(/Сейчас сохранить нельзя/)
  await expect(field(page, 'Электронная почта')).toHaveValue('dmitry@example.org')
  await expect(page).toHaveURL('/profile/user?sub=user-form')
})

test('A48 отказ сохранить строкой: у компании он под ответственным лицом', async ({ page }) => {
  await enter(page, people.romashka)
  await openForm(page)
  await refuse(page, 'Сейчас сохранить нельзя', '**/api/user/v2/legal')
  await save(page)
  await expect(field(page, 'Ответственное лицо')).toHaveAccessibleDescription(/Сейчас сохранить нельзя/)
  await expect(page).toHaveURL('/profile/user?sub=user-form')
})

test('D14 две вкладки: вторая узнаёт об изменении, ничего не затёрто, своё на месте', async ({ page, context }) => {
  await enter(page, people.pavel)
  await openForm(page)
  const other = await context.newPage()
  await other.goto('/profile/user?sub=user-form')
  await expect(field(other, 'Город')).toHaveValue('Москва')

  await field(page, 'Город').fill('Тула')
  await save(page)
  await seesProfile(page)

  await field(other, 'Электронная почта').fill('pavel@example.org')
  await save(other)
  await expect(other.getByText('Профиль изменили в другой вкладке или на другом устройстве')).toBeVisible()
  expect(await userOf(page)).toMatchObject({ city: 'Тула', email: null })
  await expect(field(other, 'Электронная почта')).toHaveValue('pavel@example.org')
  await expect(field(other, 'Город')).toHaveValue('Тула')

  await save(other)
  await seesProfile(other)
  await expect(fact(other, 'Город')).toHaveText('Тула')
  await expect(fact(other, 'Электронная почта')).toHaveText('pavel@example.org')
  expect(await userOf(page)).toMatchObject({ city: 'Тула', email: 'pavel@example.org' })
})

test('VL33 адрес почты с русским доменом остаётся таким, как его набрали: в поле, после перезагрузки и в профиле', async ({
  page,
}) => {
  await enterAsSeller(page, people.igor)
  await openForm(page)
  const email = field(page, 'Электронная почта')
  await email.fill('')
  await email.pressSequentially('igor@почта.рф')
  await email.blur()
  await expect(email).toHaveValue('igor@почта.рф')
  await page.reload()
  await expect(email).toHaveValue('igor@почта.рф')
  await save(page)
  await expect(fact(page, 'Электронная почта')).toHaveText('igor@почта.рф')
  expect(await userOf(page)).toMatchObject({ email: 'igor@почта.рф' })
  // The keyboard for e-mail addresses stays, and so does the browser's autocomplete.
  await openForm(page)
  await expect(email).toHaveAttribute('inputmode', 'email')
  await expect(email).toHaveAttribute('autocomplete', 'email')
})

test('B08 PR29 PR31 перезагрузка хранит набранное; «Назад» ведёт к профилю; «Отмена» ничего не сохраняет', async ({ page }) => {
  await signIn(page, people.olga)
  const saves = watchSaves(page)
  await openForm(page)
  await field(page, 'Электронная почта').fill('olga@example.org')
  await page.reload()
  await expect(field(page, 'Электронная почта')).toHaveValue('olga@example.org')

  await page.goBack()
  await seesProfile(page)
  await page.goForward()
  await expect(field(page, 'Электронная почта')).toHaveValue('olga@example.org')

  await page.getByRole('button', { name: 'Отмена' }).click()
  await seesProfile(page)
  await expect(fact(page, 'Электронная почта')).toHaveText('Не указано')
  expect(saves).toEqual([])
  await openForm(page)
  await expect(field(page, 'Электронная почта')).toHaveValue('')
  expect(await userOf(page)).toMatchObject({ email: null })
})

test('NV08 NV27 A20 A21 адреса профиля: путь, main и sub ведут на одни и те же экраны', async ({ page }) => {
  await signInAsSeller(page, people.anna)
  for (const [address, place] of [
    ['/profile', '/profile/user'],
    ['/profile?main=user', '/profile/user'],
    ['/profile/user?main=nothing', '/profile/user'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Данные профиля' })).toBeVisible()
    await expect(page).toHaveURL(place)
  }
  for (const [address, place] of [
    ['/profile?screen=payments', '/profile/user?screen=payments'],
    ['/profile/user?screen=payments&sub=nothing', '/profile/user?screen=payments&sub=nothing'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'История операций' })).toBeVisible()
    await expect(page).toHaveURL(place)
  }
  for (const address of ['/profile?sub=user-form', '/profile/user?main=user&sub=user-form']) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Сохранить' })).toBeVisible()
    await expect(page).toHaveURL('/profile/user?sub=user-form')
  }
  for (const [address, place] of [
    ['/profile?main=point', '/profile/point'],
    ['/profile/user?main=bind', '/profile/point?sub=bind'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(place)
  }
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Торговая точка' }).click()
  await expect(page).toHaveURL('/profile/point')
  await page.goBack()
  await page.getByRole('link', { name: 'Выплаты' }).click()
  await expect(page).toHaveURL('/profile/payment')
})

test('PR38 D270 ООО Ромашка вводит ИНН закрытой компании: портал говорит, чей он, и ничего не меняет без нажатия', async ({
  page,
}) => {
  await enter(page, people.romashka)
  await openForm(page)
  const name = field(page, 'Название организации')
  await expect(name).toHaveValue('ООО Ромашка')
  await field(page, 'ИНН организации').fill('7701234560')
  await expect(page.getByText('ООО «Умелец», ликвидирована 12.03.2024')).toBeVisible()
  await expect(name).toHaveValue('ООО Ромашка')
  await page.getByRole('button', { name: 'Взять название' }).click()
  await expect(name).toHaveValue('ООО Умелец')

  // A register that is away says nothing and stops nothing.
  await page.route('**/api/suggestions/company**', (route) => route.abort())
  const silent = page.waitForEvent('requestfailed', (request) => request.url().includes('/suggestions/company'))
  await field(page, 'ИНН организации').fill('7728168971')
  await silent
  await expect(page.getByText('ООО «Умелец»')).toHaveCount(0)
  // The company is other journeys' too: it keeps its name and number.
  await name.fill('ООО Ромашка')
  await save(page)
  await seesProfile(page)
  await expect(fact(page, 'ИНН организации')).toHaveText('7728168971')
})
