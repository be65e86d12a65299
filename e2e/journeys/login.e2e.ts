/** Sign-in, against the real server. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { people, signInByForm } from '../support/person.ts'

const attempt = async (page: Page, phone: string, password: string) => {
  await page.getByLabel('Телефон').fill(phone)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Войти' }).click()
}

test('AU04 AU05 AU06 the screen is «Авторизация» with phone, password and a ticked «remember»', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: 'Авторизация' })).toBeVisible()
  await expect(page.getByLabel('Телефон')).toBeVisible()
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveAttribute('type', 'password')
  await expect(page.getByRole('checkbox')).toBeChecked()
})

test('AU07 NV24 NV25 SC01 SC07 SC08 a sign-in keeps the token, loads the person and goes to /', async ({ page }) => {
  await page.goto('/sales')
  await expect(page).toHaveURL('/auth/login')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await signInByForm(page, people.maria)
  expect(asked.slice(0, 4)).toEqual(['/api/login', '/api/user/v2/legal/get', '/api/user', '/api/account/current/balance'])
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{22,}$/)
  await page.goto('/auth/login')
  await expect(page).toHaveURL('/')
})

test('AU08 AU09 AU10 AU11 AU12 AU13 AU14 E12 five wrong passwords lead to /auth/again, through a reload, which says when sign-in opens again; the server then waits too', async ({
  page,
}) => {
  const phone = '9009990001'
  await page.goto('/auth/login')
  for (const time of [1, 2, 3, 4]) {
    await attempt(page, phone, `wrong ${time}`)
    await expect(page.getByText('Неверный телефон или пароль')).toBeVisible()
    await expect(page.getByLabel('Телефон')).toHaveValue('')
    await expect(page).toHaveURL('/auth/login')
  }
  await page.reload()
  await attempt(page, phone, 'wrong 5')
  await expect(page).toHaveURL('/auth/again')
  await expect(page.getByRole('heading', { name: 'Неверный пароль введен 5 раз' })).toBeVisible()
  await expect(page.getByText('Пароль будет сброшен')).toBeVisible()
  const opens = page.getByText(/^Войти можно будет в \d\d:\d\d или с новым паролем$/)
  const words = await opens.textContent()
  await page.reload()
  await expect(opens).toHaveText(words ?? '')
  await page.getByRole('button', { name: 'Отмена' }).click()
  await expect(page).toHaveURL('/auth/login')
  await attempt(page, phone, 'wrong 6')
  await expect(page).toHaveURL('/auth/again')
  await page.getByRole('button', { name: 'Отмена' }).click()
  await expect(page.getByText('Слишком много попыток. Попробуйте позже или запросите новый пароль')).toBeVisible()
})

test('AU07 NV24 E14 sign-in leads once to where the guard has turned the person away, then to /', async ({ page }) => {
  await page.goto('/user-tools?from=letter')
  await expect(page).toHaveURL('/auth/login')
  await page.reload()
  await attempt(page, people.maria, '111111')
  await expect(page).toHaveURL('/user-tools?from=letter')
  await expect(page.getByRole('heading', { name: 'Инструменты' })).toBeVisible()
  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Выход' }).click()
  await expect(page).toHaveURL('/auth/login')
  await attempt(page, people.maria, '111111')
  await expect(page).toHaveURL('/')
})

test('ER03 E14 B08 a session that is over: the same person comes back to the place, another one does not', async ({ page }) => {
  const expire = async () => {
    await expect(page.getByRole('button', { name: 'Меню пользователя: Орлова Мария' })).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await page.request.post('/api/logout', { headers: { token: token ?? '' } })
    // A tab that becomes visible asks for the status at once; the first request shows the end of the session.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Сеанс завершён')).toBeVisible()
    await expect(page).toHaveURL('/auth/login')
  }
  await signInByForm(page, people.maria)
  await page.getByRole('link', { name: 'Инструменты' }).first().click()
  await expect(page).toHaveURL('/user-tools')
  await expire()
  await attempt(page, people.maria, '111111')
  await expect(page).toHaveURL('/user-tools')
  await page.goto('/')
  await expire()
  await attempt(page, people.romashka, '111111')
  await expect(page.getByRole('button', { name: 'Меню пользователя: ООО Ромашка' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('SC02 SC03 SC09 E01 sellers begin in seller mode; nobody inherits the mode of the person before', async ({ page }) => {
  const mode = (name: string) => page.getByRole('radio', { name })
  const signOut = async () => {
    await page.getByRole('button', { name: /Меню пользователя/ }).click()
    await page.getByRole('menuitem', { name: 'Выход' }).click()
    await expect(page).toHaveURL('/auth/login')
  }
  await signInByForm(page, people.victor)
  await expect(page.getByRole('heading', { name: 'Последние продажи' })).toBeVisible()
  await mode('Покупатель').click()
  await expect(page.getByRole('heading', { name: 'Мои инструменты' })).toBeVisible()
  await page.reload()
  await expect(mode('Покупатель')).toBeChecked()
  await signOut()
  expect(await page.evaluate(() => localStorage.getItem('mode'))).toBeNull()
  await signInByForm(page, people.igor)
  await expect(mode('Продавец')).toBeChecked()
  await signOut()
  await signInByForm(page, people.maria)
  await expect(mode('Покупатель')).toBeChecked()
})

test('AU05 a sign-in that is not remembered ends with the tab', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('checkbox').uncheck()
  await attempt(page, people.maria, '111111')
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token') !== null])).toEqual([
    null,
    true,
  ])
})

test('the phone typed before a reload is still there, the password is not', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Телефон').fill('9000000005')
  await page.getByLabel('Пароль', { exact: true }).fill('secret')
  await page.reload()
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (900) 000-00-05')
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('')
})
