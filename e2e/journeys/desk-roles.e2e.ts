/** The desk and the portal in one browser: neither lets in who belongs to the other; the desk at the width of a phone. */
import type { Page } from '@playwright/test'
import { operatorToken, people, tokenElsewhere } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const OPERATOR = '79000000091'

/** The device has the token before the screen starts. */
const openWith = async (page: Page, path: string, key: 'token' | 'deskToken', token: string): Promise<void> => {
  // A picture of the same origin starts nothing.
  await page.goto('/favicon.svg')
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, token] as const)
  await page.goto(path)
}

const kept = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key)

test("C07 E21 a seller's token is turned away from every screen of the desk, and erased", async ({ page }) => {
  const token = await tokenElsewhere(`7${people.anna}`)
  for (const path of ['/desk/queue', '/desk/people', '/desk/chat', '/support', '/desk/audit']) {
    await openWith(page, path, 'deskToken', token)
    await expect(page).toHaveURL('/desk/login')
    await expect(page.getByText('Эта учётная запись больше не оператор')).toBeVisible()
    expect(await kept(page, 'deskToken')).toBeNull()
  }
})

test("C07 E21 an operator's token is turned away from the portal's screens, and erased", async ({ page }) => {
  const token = await operatorToken(OPERATOR)
  await page.addInitScript(() => localStorage.setItem('mode', 'seller'))
  for (const path of ['/', '/sales', '/sellers', '/payments', '/profile/user', '/chat']) {
    await openWith(page, path, 'token', token)
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByRole('heading', { name: 'Авторизация' })).toBeVisible()
    expect(await kept(page, 'token')).toBeNull()
  }
})

test('C07 the desk at the width of a phone: nothing is wider than the page, and every section is reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const token = await operatorToken(OPERATOR)
  for (const path of ['/desk/queue', '/desk/people', '/desk/chat', '/support', '/desk/audit']) {
    await openWith(page, path, 'deskToken', token)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-state="loading"], [data-state="opening"]')).toHaveCount(0)
    for (const name of [/^Очередь/, 'Люди', /^Чат/, 'Обращения', 'Журнал']) {
      const section = page.getByRole('link', { name })
      await section.focus()
      await expect(section).toBeInViewport({ ratio: 0.99 })
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider, `pixels beyond the page of ${path}`).toBe(0)
  }
})
