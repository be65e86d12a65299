/** The desk and the portal in one browser: neither lets in who belongs to the other; the desk at the width of a phone. */
import type { Page } from '@playwright/test'
import { operatorToken, people, tokenElsewhere } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const OPERATOR = '79000000091'

/** The device has the token before the page starts. */
const keep = (page: Page, key: 'token' | 'deskToken', token: string): Promise<unknown> =>
  page.addInitScript(
    ([name, value]) => {
      if (sessionStorage.getItem('kept') !== null) return
      sessionStorage.setItem('kept', 'yes')
      localStorage.setItem(name, value)
    },
    [key, token] as const,
  )

for (const path of ['/desk/queue', '/desk/chat', '/desk/audit'])
  test(`C07 E21 a seller's token is turned away from ${path}`, async ({ page }) => {
    await keep(page, 'deskToken', await tokenElsewhere(`7${people.anna}`))
    await page.goto(path)
    await expect(page).toHaveURL('/desk/login')
    await expect(page.getByText('Эта учётная запись больше не оператор')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('deskToken'))).toBeNull()
  })

for (const path of ['/', '/sales', '/sellers', '/payments', '/profile/user', '/chat'])
  test(`C07 E21 an operator's token is turned away from ${path}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mode', 'seller'))
    await keep(page, 'token', await operatorToken(OPERATOR))
    await page.goto(path)
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByRole('heading', { name: 'Авторизация' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

for (const path of ['/desk/queue', '/desk/chat', '/desk/audit'])
  test(`C07 ${path} is no wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await keep(page, 'deskToken', await operatorToken(OPERATOR))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-state="loading"], [data-state="opening"]')).toHaveCount(0)
    // The sections that do not fit are reached by their names.
    for (const name of [/^Чат/, /^Журнал/]) {
      const section = page.getByRole('link', { name })
      await section.focus()
      await expect(section).toBeInViewport()
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider, 'pixels beyond the page').toBe(0)
  })
