/** How a list's rows look: nothing of a usual name is lost on a desktop, and on a phone what loads is as high as what comes. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { enter, enterAsSeller, people } from '../support/person.ts'
import { hasWebFace, wearsWebFace } from '../support/web-face.ts'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

/** Whether a text is drawn whole: neither cut by its own box, nor under what follows it in its line. */
const isWhole = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    const drawn = document.createRange()
    drawn.selectNodeContents(element)
    const next = element.nextElementSibling?.getBoundingClientRect()
    const lines = [...drawn.getClientRects()]
    const box = element.getBoundingClientRect()
    return lines.every(
      (line) => line.right <= box.right + 1 && (!next || line.right <= next.left || line.bottom <= next.top + next.height / 2),
    )
  })

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('C05 the names of the usual models are whole in the table of sales', async ({ page }) => {
    await hasWebFace(page)
    await enterAsSeller(page, people.anna)
    await page.goto('/sales')
    await expect(rows(page)).toHaveCount(20)
    await wearsWebFace(page)
    for (const words of ['Дрель-шуруповёрт', 'Углошлифовальная машина']) {
      const name = rows(page).getByText(words, { exact: true })
      expect(await name.count(), words).toBeGreaterThan(0)
      for (const one of await name.all()) expect(await isWhole(one), words).toBe(true)
    }
    const drill = rows(page).filter({ hasText: 'Дрель-шуруповёрт' }).first()
    const [words, code] = [drill.getByText('Дрель-шуруповёрт', { exact: true }), drill.getByText('ДШ-18', { exact: true })]
    expect((await words.boundingBox())!.y, 'one line').toBeCloseTo((await code.boundingBox())!.y, 0)
  })

  test('D51 D192 the table of tools says a warranty in one line', async ({ page }) => {
    await hasWebFace(page)
    await enter(page, people.maria)
    await page.goto('/user-tools')
    await expect(rows(page)).toHaveCount(9)
    await wearsWebFace(page)
    const left = rows(page).getByText(/^ещё /)
    expect(await left.count()).toBeGreaterThan(2)
    for (const one of await left.all()) {
      const { y, height } = (await one.boundingBox())!
      const cell = (await one
        .locator('xpath=ancestor::td')
        .getByText(/^\d\d\.\d\d\.\d{4}/)
        .boundingBox())!
      expect(height).toBeLessThan(24)
      expect(Math.abs(y + height / 2 - cell.y - cell.height / 2)).toBeLessThan(6)
    }
  })
})

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('D192 a card that is coming is as high as the one that comes', async ({ page }) => {
    await enter(page, people.maria)
    let answer = (): void => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/tools/v2/of/user', async (route) => {
      await answered
      await route.continue()
    })
    await page.goto('/user-tools')
    await expect(page.getByRole('status').filter({ hasText: 'Загрузка…' }).first()).toBeAttached()
    const coming = (await rows(page).first().boundingBox())!
    answer()
    await expect(rows(page).first()).toContainText('На ручной проверке')
    const come = (await rows(page).first().boundingBox())!
    expect(come.height).toBeCloseTo(coming.height, 0)
  })
})
