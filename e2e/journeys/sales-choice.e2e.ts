/** What is chosen of the list of sales, and how the list looks at each width, against the real server. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { enterAsSeller, people } from '../support/person.ts'
import { hasWebFace, wearsWebFace } from '../support/web-face.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Поиск по серийному номеру' })
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

/** Every row that is shown is of the choice; there is at least one. */
const expectChosen = async (page: Page): Promise<void> => {
  await expect(search(page)).toHaveValue('200.001')
  await expect(page.getByText(/^Найдено \d/).first()).toBeVisible()
  const texts = await rows(page).allInnerTexts()
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) {
    expect(text).toContain('200.001')
    expect(text).toContain('Неудачно')
  }
}

test('A57 E16 a filter and a search are in the address: reload, Back and a link to the page show the same list', async ({
  page,
}) => {
  await enterAsSeller(page, people.anna)
  await page.goto('/sales')
  await expect(rows(page)).toHaveCount(20)
  await page.getByRole('button', { name: /^Статусы/ }).click()
  const boxes = page.getByRole('menuitemcheckbox')
  for (const name of ['Успешно', 'Проверка ФНС', 'На ручной проверке', 'Резерв']) await boxes.filter({ hasText: name }).click()
  await page.keyboard.press('Escape')
  await search(page).fill('200.001')
  await expect(page).toHaveURL('/sales?status=FAIL&search=200.001')
  await expectChosen(page)
  const found = await rows(page).count()

  await page.reload()
  await expectChosen(page)
  await expect(rows(page)).toHaveCount(found)

  await page.getByRole('link', { name: 'Зарегистрировать продажу' }).click()
  await expect(page).toHaveURL('/tool')
  await page.goBack()
  await expect(page).toHaveURL('/sales?status=FAIL&search=200.001')
  await expectChosen(page)

  await page.getByRole('navigation').getByRole('link', { name: 'Продажи' }).first().click()
  await expect(page).toHaveURL('/sales')
  await expect(search(page)).toHaveValue('')
  await expect(rows(page)).toHaveCount(20)

  await search(page).fill('999')
  await expect(page.getByText('Ничего не найдено')).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить' }).click()
  await expect(rows(page)).toHaveCount(20)
  await page.goto('/sales?status=NEW&search=x&period=ever&sort=nfc')
  await expect(rows(page)).toHaveCount(20)
})

/** The model with the longest name, in the first row. */
const longName = async (page: Page): Promise<void> => {
  await page.route('**/api/sale/get/all', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.payload.saleHistory[1].tool.model.name = 'Машина углошлифовальная аккумуляторная бесщёточная УШМ-125/1100'
    await route.fulfill({ json: body })
  })
}

for (const width of [320, 360, 768])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('NV29 a phone has two lines a row, the code of the model whole, and everything else by a tap', async ({ page }) => {
      await longName(page)
      await hasWebFace(page)
      await enterAsSeller(page, people.anna)
      await page.goto('/sales')
      await expect(rows(page)).toHaveCount(20)
      await wearsWebFace(page)
      const heading = (await page.getByRole('heading', { name: 'Продажи' }).boundingBox())!
      const first = rows(page).first().locator('button[aria-haspopup="dialog"]')
      const top = (await first.boundingBox())!.y - heading.y
      // At 320 px the button to register takes a line of its own.
      expect(top).toBeLessThanOrEqual(width === 320 ? 220 : 200)
      const plain = rows(page).filter({ hasText: 'На ручной проверке' }).first().locator('button[aria-haspopup="dialog"]')
      expect((await plain.boundingBox())!.height).toBeLessThanOrEqual(68)
      const code = rows(page).nth(1).getByText('УШМ-125/1100')
      const { x, width: wide } = (await code.boundingBox())!
      expect(await code.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      expect(x + wide).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

      const row = rows(page).nth(1).locator('button[aria-haspopup="dialog"]')
      await row.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toContainText('Машина углошлифовальная аккумуляторная бесщёточная УШМ-125/1100')
      await page.keyboard.press('Escape')
      await expect(row).toBeFocused()

      const tune = page.getByRole('button', { name: 'Фильтр и сортировка' })
      await tune.click()
      const sheet = page.getByRole('dialog', { name: 'Фильтр и сортировка' })
      await sheet.getByRole('checkbox', { name: /^Резерв/ }).click()
      await sheet.getByRole('radio', { name: 'Больше баллов' }).check()
      await sheet.getByRole('button', { name: /^Показать/ }).click()
      await expect(tune).toBeFocused()
      await expect(page).toHaveURL('/sales?status=FINISH,TAX_PENDING,PENDING,APPROVE_PENDING,FAIL&sort=-bonus')
      await expect(rows(page).filter({ hasText: 'Резерв' })).toHaveCount(0)
    })
  })

for (const width of [769, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('C05 a row of the table is at most 64 px high, whatever it says', async ({ page }) => {
      await longName(page)
      await enterAsSeller(page, people.anna)
      await page.goto('/sales')
      await expect(rows(page)).toHaveCount(20)
      await page.getByRole('button', { name: 'Показать еще' }).click()
      await expect(rows(page)).toHaveCount(40)
      const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      expect(Math.max(...heights)).toBeLessThanOrEqual(64)
      const code = rows(page).nth(1).getByText('УШМ-125/1100')
      await code.scrollIntoViewIfNeeded()
      await expect(code).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
