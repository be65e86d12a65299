/** Deletion of the account, against the real server with its outbox. */
import type { Page } from '@playwright/test'
import { WRONG_CODE } from '../../src/domain/people/sms-code.ts'
import { codeFor } from '../support/outbox.ts'
import { askForCode, passCaptcha, REGISTER, signInWithCode, tellNames } from '../support/registering.ts'
import { people, signIn } from '../support/person.ts'
import { hearsTabsAlone, tokenOf } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'

const SEND = 'Отправить код'
const DELETE = 'Удалить аккаунт'

/** Creates an account of this phone. @returns its password */
const createAccount = async (page: Page, mobile: string): Promise<string> => {
  await askForCode(page, mobile)
  const code = await codeFor(page, mobile)
  await tellNames(page)
  await page.getByLabel('Код из SMS').fill(code)
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page).toHaveURL('/auth/login')
  return code
}

const register = async (page: Page, mobile: string): Promise<string> => {
  const code = await createAccount(page, mobile)
  await signInWithCode(page, mobile, code)
  return code
}

/** Requests the code through the form. */
const askToDelete = async (page: Page) => {
  await passCaptcha(page)
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByLabel('Код из SMS')).toBeFocused()
}

const nextCode = async (page: Page, mobile: string, before: string): Promise<string> => {
  await expect.poll(() => codeFor(page, mobile), 'another code has been sent').not.toBe(before)
  return codeFor(page, mobile)
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

test('DL01 DL02 DL03 DL04 DL05 DL06 DL07 DL08 DL11 DL12 DL13 NV21 API10 API11 C06 B08 asks, code, done: signed out in all tabs, and the phone registers anew', async ({
  page,
  context,
}) => {
  const mobile = `7915${String(Date.now()).slice(-7)}`
  const password = await register(page, mobile)
  const token = await tokenOf(page)
  expect(token).toBeTruthy()
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByText('Ёлкина Полина').first()).toBeVisible()
  await hearsTabsAlone(other)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Удаление аккаунта' }).click()
  await expect(page.getByRole('heading', { name: 'Удаление аккаунта из Платформы МСТ' })).toBeVisible()
  for (const data of ['фамилия, имя и отчество', 'паспортные данные, если вы их загружали', 'номер телефона'])
    await expect(page.getByRole('listitem').filter({ hasText: data })).toBeVisible()
  await expect(page.getByText(/Обезличенные данные о серийных номерах сохранятся/)).toBeVisible()
  await expect(page.getByText('Невыведенные баллы сгорят')).toBeVisible()
  // A signed-in user need not type their own phone.
  await expect(page.getByLabel('Телефон')).toHaveValue(new RegExp(`${mobile.slice(-2)}$`))
  await expect(page.getByLabel('Код из SMS')).toHaveCount(0)
  await askToDelete(page)
  await expect(page.getByText('Код отправлен на ваш телефон')).toBeVisible()
  const code = await nextCode(page, mobile, password)
  await page.getByLabel('Код из SMS').fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: DELETE }).click()
  await expect(page.getByText(WRONG_CODE)).toBeVisible()
  await page.getByLabel('Код из SMS').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: DELETE }).click()

  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('Аккаунт удалён')).toBeVisible()
  await expect(other).toHaveURL('/auth/login')
  await expect(other.getByText('Ёлкина')).toHaveCount(0)
  expect(await kept(page)).not.toContain(mobile)
  // The recording of the tab begins anew with the session's end, and names a token that it does not know.
  expect(await kept(page)).not.toContain(token)
  expect(await tokenOf(page)).toBeNull()
  await page.getByLabel('Телефон').fill(mobile.slice(1))
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByText('Неверный телефон или пароль')).toBeVisible()

  await register(page, mobile)
  await expect(page.getByRole('heading', { name: 'Последние продажи' })).toBeVisible()
  await expect(page.getByText('Нет продаж')).toBeVisible()
})

test('DL09 DL10 VL87 VL88 VL89 VL90 VL91 the buttons wait for phone and code; «Отмена» steps back, then to the base', async ({
  page,
}) => {
  await page.goto('/delete')
  await expect(page.getByRole('button', { name: SEND })).toBeDisabled()
  await page.getByLabel('Телефон').fill('90000')
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (900) 00')
  await page.getByLabel('Телефон').blur()
  await expect(page.getByText('Введите номер телефона', { exact: true })).toBeVisible()
  await passCaptcha(page)
  await expect(page.getByRole('button', { name: SEND })).toBeDisabled()
  await page.getByLabel('Телефон').fill('9119990010')
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (911) 999-00-10')
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByRole('button', { name: DELETE })).toBeDisabled()
  await page.getByLabel('Код из SMS').fill('12а')
  await expect(page.getByText('Только цифры')).toBeVisible()
  await expect(page.getByRole('button', { name: DELETE })).toBeDisabled()
  await page.getByLabel('Код из SMS').fill('')
  await expect(page.getByText('Введите код')).toBeVisible()
  await page.getByRole('button', { name: 'Отмена' }).click()
  await expect(page.getByLabel('Код из SMS')).toHaveCount(0)
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (911) 999-00-10')
  await page.getByRole('button', { name: 'Отмена' }).click()
  await expect(page).toHaveURL('/auth/login')
})

test('a reload comes back to the step where the person was, without the code; the wait goes on', async ({ page }) => {
  await page.goto('/delete')
  await page.getByLabel('Телефон').fill('9119990011')
  await askToDelete(page)
  await page.getByLabel('Код из SMS').fill('123456')
  expect(await kept(page)).not.toContain('123456')
  await page.reload()
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (911) 999-00-11')
  await expect(page.getByLabel('Код из SMS')).toHaveValue('')
  await expect(page.getByText(/Отправить код ещё раз можно через \d+ с/)).toBeVisible()
})

test('C04 B10 a lost answer to the deletion: after a reload the same code tells that the account is gone', async ({ page }) => {
  const mobile = `7917${String(Date.now()).slice(-7)}`
  const password = await register(page, mobile)
  await page.goto('/delete')
  await askToDelete(page)
  const code = await nextCode(page, mobile, password)
  await page.route('**/api/user/v2/confirm/delete', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByLabel('Код из SMS').fill(code)
  await page.getByRole('button', { name: DELETE }).dblclick()
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await page.unroute('**/api/user/v2/confirm/delete')
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/delete')
  await expect(page.getByText(/^Ответ на удаление не пришёл/)).toBeVisible()
  await page.getByLabel('Код из SMS').fill(code)
  await page.getByRole('button', { name: DELETE }).click()
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('Аккаунт удалён')).toBeVisible()
})

test('DL06 DL09 E10: after «Отмена» the first step offers the code that still lives, after a reload too; it deletes the account', async ({
  page,
}) => {
  const mobile = `7918${String(Date.now()).slice(-7)}`
  const password = await register(page, mobile)
  await page.goto('/delete')
  const enter = page.getByRole('button', { name: 'Ввести код' })
  await expect(page.getByRole('checkbox', { name: 'Я не робот' })).toBeEnabled()
  await expect(enter).toHaveCount(0)
  await askToDelete(page)
  const code = await nextCode(page, mobile, password)
  await page.getByRole('button', { name: 'Отмена' }).click()
  await expect(page.getByLabel('Код из SMS')).toHaveCount(0)
  await expect(enter).toBeVisible()
  await page.reload()
  await expect(enter).toBeVisible()
  await expect(page.getByLabel('Код из SMS')).toHaveCount(0)
  // Another phone has no pending code.
  await page.getByLabel('Телефон').fill('9119990013')
  await expect(enter).toHaveCount(0)
  await page.getByLabel('Телефон').fill(mobile.slice(1))
  await enter.click()
  await expect(page.getByLabel('Код из SMS')).toBeFocused()
  await expect(page.getByText(/Отправить код ещё раз можно через \d+ с/)).toBeVisible()
  await page.getByLabel('Код из SMS').fill(code)
  await page.getByRole('button', { name: DELETE }).click()
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('Аккаунт удалён')).toBeVisible()
})

test('E10: «Ввести код» goes when the code is over', async ({ page }) => {
  await page.clock.install()
  await page.goto('/delete')
  await page.getByLabel('Телефон').fill('9119990014')
  await askToDelete(page)
  await page.getByRole('button', { name: 'Отмена' }).click()
  await expect(page.getByRole('checkbox', { name: 'Я не робот' })).toBeEnabled()
  await page.clock.fastForward(9 * 60_000)
  await expect(page.getByRole('button', { name: 'Ввести код' })).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('button', { name: 'Ввести код' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: SEND })).toBeVisible()
})

test('E11 C06: who deletes the account of another phone stays signed in, and nothing of that phone stays on the device', async ({
  page,
}) => {
  const mobile = `7919${String(Date.now()).slice(-7)}`
  const password = await createAccount(page, mobile)
  expect(await kept(page)).toContain(mobile)
  await signIn(page, people.yulia)
  const token = await tokenOf(page)
  await page.goto('/delete')
  await expect(page.getByLabel('Телефон')).toHaveValue(/13$/)
  await page.getByLabel('Телефон').fill(mobile.slice(1))
  await askToDelete(page)
  await page.getByLabel('Код из SMS').fill(await nextCode(page, mobile, password))
  await page.getByRole('button', { name: DELETE }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Вы вошли с другим телефоном: ваш аккаунт остался')).toBeVisible()
  expect(await tokenOf(page)).toBe(token)
  expect(await kept(page)).not.toContain(mobile)
  await page.goto('/profile/user')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/profile/user')
})

test.describe('the check of humans', () => {
  const request = '**/api/user/v2/request/delete'
  const sentBody = async (page: Page): Promise<Record<string, string>> => {
    const sending = page.waitForRequest(request)
    await page.getByRole('button', { name: SEND }).click()
    return Object.fromEntries(new URLSearchParams((await sending).postData() ?? ''))
  }

  test('A12 VL90 the button waits for it and says so; its token goes with the request', async ({ page }) => {
    await page.goto('/delete')
    await expect(page.getByText('Чтобы продолжить, введите номер телефона и подтвердите, что вы не робот')).toBeVisible()
    await page.getByLabel('Телефон').fill('9119990015')
    await expect(page.getByText('Чтобы продолжить, подтвердите, что вы не робот')).toBeVisible()
    await expect(page.getByRole('button', { name: SEND })).toBeDisabled()
    await passCaptcha(page)
    expect(await sentBody(page)).toEqual({ mobile: '79119990015', captchaToken: expect.stringMatching(/.{40}/) })
    await expect(page.getByLabel('Код из SMS')).toBeVisible()
  })

  test('A12 one that does not load locks nobody out: the request goes without it', async ({ page }) => {
    await page.route('**/api/captcha', (route) => route.abort())
    await page.goto('/delete')
    await page.getByLabel('Телефон').fill('9119990016')
    await expect(page.getByRole('checkbox', { name: 'Я не робот' })).toHaveCount(0)
    expect(await sentBody(page)).toEqual({ mobile: '79119990016' })
    await expect(page.getByLabel('Код из SMS')).toBeVisible()
  })

  test('A12 a browser that cannot do it asks without it', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
    await page.goto('/delete')
    await page.getByLabel('Телефон').fill('9119990017')
    await page.getByRole('checkbox', { name: 'Я не робот' }).click()
    await expect(page.getByRole('checkbox', { name: 'Я не робот' })).toHaveCount(0)
    expect(await sentBody(page)).toEqual({ mobile: '79119990017' })
    await expect(page.getByLabel('Код из SMS')).toBeVisible()
  })

  test('A12 without it, and the quota used up (141): the page says that it cannot be sent now', async ({ page }) => {
    await page.route('**/api/captcha', (route) => route.abort())
    await page.route(request, (route) =>
      route.fulfill({ status: 422, json: { code: 141, message: 'Подтвердите, что вы не робот', payload: null } }),
    )
    await page.goto('/delete')
    await page.getByLabel('Телефон').fill('9119990018')
    await page.getByRole('button', { name: SEND }).click()
    await expect(page.getByText(/Проверка «Я не робот» не загрузилась, а без неё код сейчас отправить нельзя/)).toBeVisible()
    await expect(page.getByLabel('Телефон')).toHaveValue('+7 (911) 999-00-18')
  })
})
