/** «Что изменилось» in a browser: the screens of both sides, the old one from what its release keeps. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Changes } from '../../src/atlas/chart/changes.ts'
import { changesHref } from '../../src/atlas/page/base/place.ts'
import { checkAccessibility } from '../kit/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { ATLAS, watchRequests } from './atlas-page.ts'

const ID = '2026-11-27..2026-11-28'
const FLOW = 'confirmation'
const { changed } = JSON.parse(readFileSync(join(import.meta.dirname, `../../docs/flows/changes/${ID}.json`), 'utf8')) as Changes
const ADDED = 'Сообщить о проблеме'
const at =
  changed.find(({ flow }) => flow === FLOW)?.changes.findIndex(({ after }) => after.some((line) => line.includes(ADDED))) ?? -1

for (const width of [360, 768, 1280])
  test(`D269 at ${width} px both sides are screens of one width, the old one without scripts`, async ({ page }) => {
    const others = watchRequests(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${ATLAS}${changesHref(ID, FLOW, at)}&theme=dark`)
    const [old, next] = [page.locator('iframe[title*="Было: "]'), page.locator('iframe[title*="Стало: "]')]
    await expect(old).toHaveAttribute('sandbox', '')
    const [before, after] = [old.contentFrame(), next.contentFrame()]
    await expect(before.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeAttached()
    await expect(after.getByText(ADDED)).toBeAttached()
    await expect(before.getByText(ADDED)).toHaveCount(0)
    await expect(before.locator('html')).toHaveAttribute('data-theme', 'dark')

    const [one, other] = [(await old.boundingBox())!, (await next.boundingBox())!]
    expect(one.width).toBeCloseTo(other.width, 0)
    if (width === 360) expect(one.y + one.height).toBeLessThan(other.y)
    else {
      expect(one.y).toBeCloseTo(other.y, 0)
      expect(one.x + one.width).toBeLessThan(other.x)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // Styles and font are in the frame's own text: it may ask nobody.
    const look = (frame: typeof before) =>
      frame.locator('body').evaluate((body) => {
        const { backgroundColor, fontFamily } = getComputedStyle(body)
        return { backgroundColor, fontFamily, width: window.innerWidth }
      })
    expect(await look(before)).toEqual(await look(after))
    expect(await before.locator('body').evaluate(() => document.fonts.check('16px "Golos Text Variable"', 'Я'))).toBe(true)
    expect(others).toEqual([])
    if (width === 360) await checkAccessibility(page, 'atlas changes 360')
  })
