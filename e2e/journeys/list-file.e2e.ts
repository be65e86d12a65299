/** Lists as files, against the real server: what is chosen is what is in the file, and what breaks is said and asked for again. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterAsSeller, people, signIn } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const FILE = '**/api/sale/get/all/file'
const button = (page: Page) => page.getByRole('button', { name: 'Скачать CSV' })

const saved = async (page: Page, press: () => Promise<void>) => {
  const coming = page.waitForEvent('download')
  await press()
  const file = await coming
  return { name: file.suggestedFilename(), lines: (await readFile(await file.path(), 'utf8')).split('\r\n') }
}

test('D199 D201 D202 the chosen sales as a file: its name, its columns, its rows in the order of the list', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  await page.goto('/sales')
  const all = await saved(page, () => button(page).click())
  expect(all.name).toBe('Продажи все.csv')
  expect(all.lines[0]).toBe('\uFEFFИнструмент;Серийный номер;Дата;Баллы;Баллы после проверки;Статус;Пояснение;Документ')
  await expect(page.getByText(`Файл «Продажи все.csv» скачан: ${all.lines.length - 2} стр`)).toBeVisible()

  await page.getByRole('searchbox').fill('200.0000')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows.filter({ hasNotText: '200.0000' })).toHaveCount(0)
  const serials = await rows.getByText(/^200\.\d{5}$/).allTextContents()
  const found = await saved(page, () => button(page).click())
  expect(found.lines.slice(1, -1).map((line) => /="*(200\.\d{5})"/.exec(line)?.[1])).toEqual(serials)
  expect(found.lines.at(-1)).toBe('')
})

test('D199 ER08 a file that breaks off is not saved, and «Повторить» asks for the same one; one that is cancelled ends', async ({
  page,
}) => {
  await enterAsSeller(page, people.anna)
  await page.goto('/sales')
  let downloads = 0
  page.on('download', () => (downloads += 1))
  const asked: unknown[] = []
  await page.route(FILE, async (route) => {
    asked.push(route.request().postDataJSON())
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.slice(0, Math.floor(text.length / 2)) })
  })
  await button(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Файл «Продажи все.csv» не скачан' })).toBeVisible()
  expect(downloads).toBe(0)
  await page.unroute(FILE)
  page.on('request', (request) => request.url().endsWith('/file') && asked.push(request.postDataJSON()))
  const again = await saved(page, () => page.getByRole('button', { name: 'Повторить' }).click())
  expect([again.name, asked[1]]).toEqual(['Продажи все.csv', asked[0]])
  await expect(button(page)).toBeFocused()

  await page.route(FILE, () => {})
  const gone = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/file'))
  await button(page).click()
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(page.getByText('Скачивание отменено')).toBeVisible()
  await gone
  await expect(button(page)).toBeFocused()
})

test('D199 TL07 the tools of a customer as a file', async ({ page }) => {
  await signIn(page, people.maria)
  await page.goto('/user-tools')
  const { name, lines } = await saved(page, () => button(page).click())
  expect([name, lines[0]]).toEqual([
    'Инструменты все.csv',
    '\uFEFFИнструмент;Серийный номер;Куплен;Гарантия до;Статус;Пояснение;Документ',
  ])
})
