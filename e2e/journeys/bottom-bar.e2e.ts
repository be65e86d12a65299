/** The bottom bar: where it stands, and that it covers nothing (WCAG 2.4.11). */
import type { Locator, Page } from '@playwright/test'
import { LEGAL_TEXTS } from '../../src/domain/texts/legal-texts.ts'
import { checkAccessibility } from '../kit/accessibility.ts'
import { enterAsSeller, people, signInAsSeller } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Разделы' })
const burger = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true })

for (const { width, height, isShown } of [
  { width: 320, height: 640, isShown: true },
  { width: 768, height: 1024, isShown: true },
  { width: 769, height: 1024, isShown: false },
  { width: 740, height: 360, isShown: false },
])
  test.describe(`at ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } })

    test(`D44 NV52 the bar is ${isShown ? 'there and opens the menu' : 'not there, and the burger is'}`, async ({ page }) => {
      await signInAsSeller(page, people.victor)
      await expect(bar(page)).toBeVisible({ visible: isShown })
      await expect(burger(page)).toBeVisible({ visible: !isShown })
      await (isShown ? page.getByRole('button', { name: 'Ещё' }) : burger(page)).click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Продажи' })).toBeVisible()
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('D44 AT04 from the bar to the form, which has its action where the bar was', async ({ page }) => {
    await signInAsSeller(page, people.victor)
    await bar(page).getByRole('link', { name: 'Продажи' }).click()
    await expect(page).toHaveURL('/sales')
    await expect(bar(page).getByRole('link', { name: 'Продажи' })).toHaveAttribute('aria-current', 'page')
    await bar(page).getByRole('link', { name: 'Сканировать чек' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/tool?screen=form')
    await expect(bar(page)).toHaveCount(0)
    await expect(burger(page)).toBeVisible()
  })

  test('D44 WCAG 2.4.11 the bar covers neither the end of a page nor anything that Tab comes to', async ({ page }) => {
    await page.addInitScript((edition) => localStorage.setItem('consent', edition), LEGAL_TEXTS.privacyPolicy.edition)
    await enterAsSeller(page, people.anna)
    await page.goto('/profile/user?sub=user-form')
    await expect(page.getByLabel('Фамилия')).toBeVisible()
    const covered: string[] = []
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press(key)
        const found = await bar(page).evaluate((element) => {
          const { activeElement } = document
          if (!activeElement || activeElement === document.body || element.contains(activeElement)) return null
          const [own, cover] = [activeElement.getBoundingClientRect(), element.getBoundingClientRect()]
          return own.bottom > cover.top + 0.5 && own.top < cover.bottom ? activeElement.outerHTML.slice(0, 80) : null
        })
        if (found !== null) covered.push(found)
      }
    expect(covered).toEqual([])
    const gap = await bar(page).evaluate((element) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const footer = document.querySelector('footer')
      return element.getBoundingClientRect().top - (footer?.getBoundingClientRect().bottom ?? 0)
    })
    expect(gap).toBeGreaterThanOrEqual(0)
    await checkAccessibility(page, 'the profile form above the bottom bar')
  })

  test('D44 the bar is not printed', async ({ page }) => {
    await signInAsSeller(page, people.victor)
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px')
  })

  /** Whether two things on the screen share any place. */
  const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
    const [first, second] = [await one.boundingBox(), await other.boundingBox()]
    if (!first || !second) throw new Error('one of them is not on the screen')
    return (
      first.y + first.height > second.y + 0.5 &&
      first.y < second.y + second.height - 0.5 &&
      first.x + first.width > second.x + 0.5 &&
      first.x < second.x + second.width - 0.5
    )
  }

  test('D44 LG14 NV52 neither a toast nor the question of the consent covers the bar, or the scan that rises above it', async ({
    page,
  }) => {
    await page.route('**/api/push-history/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
    )
    await signInAsSeller(page, people.anna)
    await page.goto('/messages')
    await page.getByRole('button', { name: 'Прочитать все' }).click()
    const toast = page.getByRole('region', { name: 'Уведомления' }).getByRole('button', { name: 'Закрыть' }).locator('..')
    const question = page.getByRole('region', { name: 'Файлы cookie' })
    await expect(toast).toBeVisible()
    await expect(question).toBeVisible()
    // The messages have sections of their own.
    const lower = bar(page).filter({ has: page.getByRole('button', { name: 'Ещё' }) })
    const hexagon = lower.getByRole('link', { name: 'Сканировать чек' }).locator('svg').first()
    for (const covers of [toast, question.getByRole('button').first(), question.getByRole('button').last()])
      for (const stands of [lower, hexagon]) expect(await overlap(covers, stands)).toBe(false)
    // The one who answers the question need not close the message first.
    expect(await overlap(toast, question)).toBe(false)
    // Its background ends where the bar begins.
    expect(await overlap(question, lower)).toBe(false)
  })

  test('D157 D44 on a form neither a toast nor the question of the consent covers the dock', async ({ page }) => {
    await signInAsSeller(page, people.anna)
    await page.goto('/tool?screen=form')
    const submit = page.getByRole('button', { name: 'Зарегистрировать', exact: true })
    const question = page.getByRole('region', { name: 'Файлы cookie' })
    await expect(submit).toBeVisible()
    await expect(question).toBeVisible()
    expect(await overlap(question, submit)).toBe(false)
  })

  test('D157 the styles know the height of a dock of one button; one with a note tells its own', async ({ page }) => {
    const dockOf = (button: Locator) =>
      button.evaluate((element) => {
        const root = document.documentElement
        return {
          height: element.closest<HTMLElement>('[class*="dock"]')?.offsetHeight,
          styled: Number.parseFloat(getComputedStyle(root).getPropertyValue('--dock')),
          isTold: root.style.getPropertyValue('--dock-height') !== '',
        }
      })
    await enterAsSeller(page, people.anna)
    for (const [path, name, isTold] of [
      ['/tool?screen=form', 'Зарегистрировать', false],
      ['/balance', 'Вывести деньги', true],
    ] as const) {
      await page.goto(path)
      const submit = page.getByRole('button', { name, exact: true })
      await expect(submit).toBeVisible()
      await expect.poll(async () => (await dockOf(submit)).isTold).toBe(isTold)
      const { height, styled } = await dockOf(submit)
      expect(styled).toBe(height)
    }
  })
})
