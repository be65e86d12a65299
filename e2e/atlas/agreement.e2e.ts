/** The sheet of agreement in a browser: nothing is sent, a file comes, and it fits every width and the paper. */
import { readFileSync } from 'node:fs'
import { readStatement } from '../../src/atlas/agreement/statement.ts'
import { checkAccessibility } from '../kit/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { ATLAS, watchRequests } from './atlas-page.ts'

const isNarrow = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth

for (const width of [360, 1280])
  test(`D266 the sheet fits ${width} px and can be read by everybody`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${ATLAS}#/login`)
    await page.getByRole('link', { name: 'Лист согласования' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Пункты требований' })).toBeVisible()
    expect(await page.evaluate(isNarrow)).toBe(true)
    await checkAccessibility(page, `atlas sheet ${width}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Печать' })).toBeHidden()
    await expect(page.getByRole('region', { name: 'Заказчик: место для подписи' })).toBeVisible()
  })

test('D267 the page writes the file to be signed, and sends nothing', async ({ page }) => {
  const others = watchRequests(page)
  await page.goto(`${ATLAS}#/?sheet=login`)
  await page.getByRole('textbox', { name: 'Кто подписывает' }).fill('Громова Т. А.')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать файл для подписи' }).click(),
  ])
  const statement = readStatement(readFileSync(await download.path(), 'utf8'))
  expect(statement).toMatchObject({ scenario: 'login', title: 'Вход', who: 'Громова Т. А.' })
  expect(download.suggestedFilename()).toMatch(/^login\..*\.json$/)
  await expect(page.getByText('Подпишите его своим ключом SSH', { exact: false })).toBeVisible()
  expect(others).toEqual([])
})

test('D266 the whole portal has a sheet too', async ({ page }) => {
  await page.goto(ATLAS)
  await page.getByRole('navigation', { name: 'Сценарии' }).getByRole('link', { name: 'Согласование' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Портал целиком' })).toBeVisible()
  await page.getByRole('table', { name: 'Сценарии' }).getByRole('link', { name: 'Вход', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
})
