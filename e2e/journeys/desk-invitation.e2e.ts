/** From the command that appoints an operator to the desk, outside of demo mode: link, password, second factor, recovery code (E21). */
import type { Page } from '@playwright/test'
import { totpCode } from '../../server/modules/operators/totp.ts'
import { startProduction, type ProductionServer } from '../support/production-server.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'default', timeout: 300_000 })

const PHONE = '9137770001'
const PASSWORD = 'Тихая гавань 2026'
const WRONG = 'Код не подошёл'
const STEP = 30_000

let server: ProductionServer | null = null
let link = ''

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const add = ['operator-command.js', 'add', '--phone', `+7${PHONE}`, '--surname', 'Петрова', '--name', 'Марина']
  const started = await startProduction([add])
  server = started.server
  link = /\/desk\/invitation#[\w-]{32}/.exec(started.printed[0] ?? '')?.[0] ?? ''
})
test.afterAll(() => server?.stop())

/** Six digits that the app does not show now, a step before or after. */
const wrongFor = (secret: string): string => {
  const near = new Set([-STEP, 0, STEP].map((away) => totpCode(secret, Date.now() + away)))
  return ['000000', '000001', '000002', '000003'].find((code) => !near.has(code)) ?? ''
}

const enter = async (page: Page): Promise<void> => {
  await page.getByLabel('Телефон').fill(PHONE)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
}

const give = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Код').fill(code)
  await page.getByRole('button', { name: 'Войти' }).click()
}

const leave = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Выход' }).click()
  await expect(page.getByRole('heading', { name: 'Вход на пульт' })).toBeVisible()
}

const atDesk = (page: Page): Promise<void> => expect(page.getByRole('heading', { name: 'Очередь' })).toBeVisible()

test('E21 an operator sets a password and the second factor by a link, signs in with a code, and once with a recovery code', async ({
  page,
}) => {
  await page.goto(`${server?.url}${link}`)
  await expect(page.getByRole('heading', { name: 'Марина Петрова' })).toBeVisible()
  // The token stands in no address any more; a reload has it still.
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await expect(page.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible()

  await page.getByLabel('Новый пароль').fill('parolparol12')
  await page.getByLabel('Код из приложения').fill(totpCode(secret, Date.now()))
  await page.getByRole('button', { name: 'Поставить пароль' }).click()
  await expect(page.getByText('Это один из самых частых паролей. Придумайте другой')).toBeVisible()
  await page.getByLabel('Новый пароль').fill(PASSWORD)
  await page.getByLabel('Код из приложения').fill(wrongFor(secret))
  await page.getByRole('button', { name: 'Поставить пароль' }).click()
  await expect(page.getByText(WRONG)).toBeVisible()
  const accepted = Date.now()
  await page.getByLabel('Код из приложения').fill(totpCode(secret, accepted))
  await page.getByRole('button', { name: 'Поставить пароль' }).click()

  const codes = page.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Коды сохранены, войти' }).click()

  await enter(page)
  await give(page, wrongFor(secret))
  await expect(page.getByText(WRONG)).toBeVisible()
  // The code of the acceptance is used up: the app shows the next one half a minute later, and a clock may be a step fast.
  await give(page, totpCode(secret, accepted + STEP))
  await atDesk(page)

  await leave(page)
  await enter(page)
  await give(page, recovery.toLowerCase().replace('-', ' '))
  await atDesk(page)
  await leave(page)
  await enter(page)
  await give(page, recovery)
  await expect(page.getByText(WRONG)).toBeVisible()
})

test('E21 a link that was used says so, and leads to the sign-in', async ({ page }) => {
  await page.goto(`${server?.url}${link}`)
  await expect(page.getByRole('heading', { name: 'Ссылка не действует' })).toBeVisible()
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('heading', { name: 'Вход на пульт' })).toBeVisible()
})
