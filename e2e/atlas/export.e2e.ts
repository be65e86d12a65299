/** The self-contained file: opened from the disk, with the network off, everything works. */
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '../support/test.ts'
import { panel, screenAt, stateBox } from './atlas-page.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'test-results/atlas.html')
/** Bytes: every mail server takes an attachment of this size. */
const LARGEST = 10_000_000

// It makes the file first, and three screens of it start at once.
test.describe.configure({ timeout: 300_000 })

test('opens by itself, finds, selects a state and shows its real screen', async ({ page, context }) => {
  execFileSync(join(root, 'node_modules/.bin/tsx'), [join(root, 'tools/atlas/export.ts'), file], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect(statSync(file).size).toBeLessThan(LARGEST)
  await context.setOffline(true)
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(?:file|data|blob|about):/.test(request.url())) asked.push(request.url())
  })
  await page.goto(pathToFileURL(file).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Карта портала' })).toBeVisible()
  await page.getByRole('searchbox').fill('телефона и пароля')
  await page.getByRole('main').getByRole('link', { name: 'Вход', exact: true }).click()
  await stateBox(page, 'Ввод телефона и пароля').press('Enter')
  await expect(panel(page).getByRole('heading', { name: 'Ввод телефона и пароля' })).toBeVisible()
  for (const device of ['Телефон', 'Планшет', 'Компьютер'] as const)
    await expect(screenAt(page, device).getByRole('heading', { name: 'Авторизация' })).toBeVisible()
  expect(
    await screenAt(page, 'Телефон')
      .locator('html')
      .evaluate(() => window.innerWidth),
  ).toBe(360)
  await page.getByLabel('Можно нажимать').check()
  await screenAt(page, 'Телефон').getByRole('button', { name: 'Войти' }).click()
  await expect(screenAt(page, 'Планшет').getByText('Обязательное поле').first()).toBeVisible()
  await page.reload()
  await expect(screenAt(page, 'Телефон').getByRole('heading', { name: 'Авторизация' })).toBeVisible()
  expect(asked).toEqual([])
})
