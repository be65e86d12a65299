/** People at the desk against the real server: looked up, shown for a reason, locked; their points corrected, above a limit by two. */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import playwrightConfig from '../../playwright.config.ts'
import { codeFor } from '../support/outbox.ts'
import { PASSWORD, people, tokenElsewhere } from '../support/person.ts'
import { askForCode, REGISTER, signInWithCode, tellNames } from '../support/registering.ts'
import { expect, test } from '../support/test.ts'

const { baseURL = '' } = playwrightConfig.use ?? {}

/** Somebody whom no other journey knows: a lock would end theirs. @returns the password */
const register = async (page: Page, mobile: string): Promise<string> => {
  await askForCode(page, mobile)
  await tellNames(page)
  const code = await codeFor(page, mobile)
  await page.getByLabel('Код из SMS').fill(code)
  await page.getByRole('button', { name: REGISTER }).click()
  await signInWithCode(page, mobile, code)
  return code
}

const signInAtDesk = async (page: Page, phone: string, at: string): Promise<void> => {
  await page.goto(at)
  await page.getByLabel('Телефон').fill(phone)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL(at)
}

/** By the key, the phone in a spelling of its own, and Enter. */
const lookUp = async (page: Page, mobile: string): Promise<void> => {
  const field = page.getByRole('searchbox', { name: 'Телефон, серийный номер, чек или точка' })
  await expect(field).toBeVisible()
  await page.keyboard.press('Slash')
  await expect(field).toBeFocused()
  await field.fill(`8 ${mobile.slice(1)}`)
  await field.press('Enter')
  const tail = `•••-•${mobile.slice(-3, -2)}-${mobile.slice(-2)}`
  await page.getByRole('list', { name: 'Найденные люди' }).getByRole('link', { name: tail }).click()
  await expect(page).toHaveURL(/\/desk\/people\/[0-9a-f-]{36}$/)
}

const answer = async (page: Page, deed: string, reason: string): Promise<void> => {
  await page.getByRole('button', { name: deed, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `${deed}?` })
  await dialog.getByRole('radio', { name: reason }).check()
  await dialog.getByRole('button', { name: deed, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

const loginCode = async (mobile: string, password: string): Promise<number> => {
  const reply = await fetch(`${baseURL}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: mobile, password }),
  })
  return ((await reply.json()) as { code: number }).code
}

test('C07 E03 a person is looked up by phone, shown whole for a reason, locked in the middle of work, and unlocked', async ({
  page,
  context,
}) => {
  const mobile = '79160000301'
  const password = await register(page, mobile)
  const desk = await context.newPage()
  await signInAtDesk(desk, '9000000090', '/desk/people')
  await lookUp(desk, mobile)

  const whole = '+7 (916) 000-03-01'
  await expect(desk.getByText('+7 (•••) •••-•3-01').first()).toBeVisible()
  await expect(desk.getByText(whole)).toHaveCount(0)
  await desk.getByRole('button', { name: 'Показать данные' }).click()
  const question = desk.getByRole('dialog', { name: 'Показать данные?' })
  await question.getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(question.getByText('Выберите причину')).toBeVisible()
  await question.getByRole('radio', { name: 'Обращение в чат' }).check()
  await question.getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(desk.getByText(whole).first()).toBeVisible()
  await expect(desk.getByRole('timer')).toHaveText(/^[45]:\d{2}$/)
  await expect(desk.getByText('Данные показаны').first()).toBeVisible()
  // A page that is loaded anew shows what may still be seen; «Скрыть» ends it.
  await desk.reload()
  await expect(desk.getByText(whole).first()).toBeVisible()
  await desk.getByRole('button', { name: 'Скрыть' }).click()
  await expect(desk.getByText(whole)).toHaveCount(0)

  await answer(desk, 'Заблокировать', 'Заявки похожи на обман')
  await expect(desk.getByRole('button', { name: 'Разблокировать' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/auth/login')
  await answer(desk, 'Разблокировать', 'Проверка закончена')
  await expect(desk.getByRole('button', { name: 'Заблокировать', exact: true })).toBeVisible()
  expect(await loginCode(mobile, password)).toBe(0)
})

/** The history as the person's own browser asks for it. */
const historyOf = async (token: string): Promise<string> => {
  const reply = await fetch(`${baseURL}/api/account/history`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ offset: 0, size: 10 }),
  })
  return reply.text()
}

const propose = async (desk: Page, points: string, words: string, send: string): Promise<void> => {
  await desk.getByRole('button', { name: 'Поправить записью' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Поправить баллы' })
  await dialog.getByLabel('Сколько баллов').fill(points)
  await dialog.getByLabel('Причина своими словами').fill(words)
  await dialog.getByRole('button', { name: send }).click()
}

/** The second operator, at a browser of their own. */
const agree = async (browser: Browser, operator: string, words: string): Promise<void> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAtDesk(page, operator, '/desk/queue?kind=correction')
  const pane = page.locator('[data-flow="deskCase"]')
  await expect(pane.getByText(words)).toBeVisible()
  await pane.getByRole('button', { name: 'Одобрить' }).click()
  await expect(page.getByRole('button', { name: 'Отменить' })).toBeVisible()
  await context.close()
}

test('C07 400 points are entered at once, 1 500 by a second operator; the person reads the reason of both', async ({
  page,
  browser,
}, { retry }) => {
  // Nobody reads their points. Sums of a day are counted by person and by operator: a second attempt has others.
  const [mobile, first, second] =
    retry === 0 ? [`7${people.andrey}`, '9000000090', '9000000091'] : [`7${people.locked}`, '9000000091', '9000000090']
  const token = await tokenElsewhere(mobile)
  await signInAtDesk(page, first, '/desk/people')
  await lookUp(page, mobile)
  const [small, large] = [`Забыли начислить ${randomUUID()}`, `Баллы за акцию ${randomUUID()}`]
  const corrections = page.getByRole('region', { name: 'Поправки баллов' })

  await propose(page, '400', small, 'Записать')
  await expect(page.getByRole('dialog', { name: 'Записано' })).toBeVisible()
  await page.getByRole('button', { name: 'Понятно' }).click()
  await expect(corrections).toContainText('+400')
  expect(await historyOf(token)).toContain(small)

  await propose(page, '1 500', large, 'Отправить на согласие')
  await expect(page.getByRole('dialog', { name: 'Ждёт второго оператора' })).toBeVisible()
  await page.getByRole('button', { name: 'Понятно' }).click()
  await expect(corrections).toContainText('ждёт второго оператора')
  expect(await historyOf(token)).not.toContain(large)
  await agree(browser, second, large)
  // Carried out ten seconds later.
  await expect.poll(() => historyOf(token), { timeout: 20_000 }).toContain(large)
})
