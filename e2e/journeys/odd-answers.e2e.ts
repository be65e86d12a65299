/** The built portal against a server with minimal answers (E06); the jsdom tests cover every field. */
import type { Page } from '@playwright/test'
import { answers, barestAnswer } from '../../model/kit/odd-answers.ts'
import { operationOf } from '../../model/kit/operation-of.ts'
import { expect, test } from '../support/test.ts'

const byId = new Map(answers.map((answer) => [answer.id, answer]))

/** Every call gets the minimal answer, or the given one. */
const answering = (page: Page, others: Record<string, unknown> = {}, check = 'Физическое лицо') =>
  page.route('**/api/**', (route) => {
    const id = operationOf(route.request().method(), new URL(route.request().url()).pathname) ?? ''
    const answer = byId.get(id)
    if (id in others) return route.fulfill({ json: others[id] })
    if (!answer) return route.fulfill({ status: 404 })
    const body = barestAnswer(answer) as object
    return route.fulfill({ json: id === 'checkLegal' || id === 'getLegalUser' ? { ...body, message: check } : body })
  })

const startIn = (page: Page, mode: 'seller' | 'customer') =>
  page.addInitScript((kept) => {
    localStorage.setItem('token', 'token-of-at-least-22-characters')
    localStorage.setItem('mode', kept)
  }, mode)

const places = [
  ['/', 'Главная', 'Мои инструменты'],
  ['/sales', 'Продажи', null],
  ['/user-tools', null, 'Инструменты'],
  ['/profile/user', 'Профиль', 'Профиль'],
  ['/profile/user?sub=user-form', 'Настройки профиля', 'Настройки профиля'],
] as const

const walk = async (page: Page, titleAt: 1 | 2) => {
  for (const place of places) {
    const title = place[titleAt]
    if (title === null) continue
    await page.goto(place[0])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('status').filter({ hasText: 'Загрузка' })).toHaveCount(0)
    await expect(page.getByText('Не удалось')).toHaveCount(0)
    await expect(page.getByText('Произошла ошибка')).toHaveCount(0)
  }
}

test('E06 PR12 a seller’s screens stand on the barest answers; who has no status is a buyer', async ({ page }) => {
  await startIn(page, 'seller')
  await answering(page)
  await walk(page, 1)
  await page.goto('/profile/user')
  await expect(page.getByText('Покупатель', { exact: true }).last()).toBeVisible()
})

test('E06 a customer’s screens stand on the barest answers', async ({ page }) => {
  await startIn(page, 'customer')
  await answering(page)
  await walk(page, 2)
})

test('E06 a company’s screens stand on the barest answers', async ({ page }) => {
  await startIn(page, 'customer')
  await answering(page, {}, 'Юридическое лицо')
  await walk(page, 2)
})

test('E06 SL20 FM20 SL21 odd rows are shown as «-» and «Отсутствует», the others as they are; no list is an empty one', async ({
  page,
}) => {
  await startIn(page, 'seller')
  const written: string[] = []
  page.on('console', (message) => message.type() === 'error' && written.push(message.text()))
  const whole = {
    tool: { model: { name: 'Дрель' }, sn: '100.5', nfc: null },
    saleDate: '2026-11-20T09:30:00Z',
    saleStatus: 'FINISH',
  }
  const odd = { tool: { model: null, sn: '7.7' }, saleDate: 'вчера', saleStatus: null }
  await answering(page, { listSales: { code: 0, payload: { saleHistory: [odd, null, whole] } } })
  await page.goto('/sales')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(4)
  const cells = async (at: number) => (await rows.nth(at).getByRole('cell').allInnerTexts()).slice(0, 4)
  expect(await cells(1)).toEqual(['-', '7.7', '-', '-'])
  expect(await cells(2)).toEqual(['-', '-', '-', '-'])
  expect(await cells(3)).toEqual(['Дрель', '100.5', '20.11.2026', '-'])
  await expect(rows.nth(1).getByText('Отсутствует')).toBeVisible()
  await expect(rows.nth(3).getByText('Успешно')).toBeVisible()
  expect(written.filter((line) => line.includes('listSales'))).toContain(
    'portal: listSales: payload.saleHistory[].saleStatus is missing or unreadable',
  )

  await page.unroute('**/api/**')
  await answering(page, { listSales: { code: 0, message: null, payload: null } })
  await page.reload()
  await expect(page.getByText('Нет продаж')).toBeVisible()
  expect(written).toContain('portal: sales: no saleHistory in the answer')
})
