/** The theme of the device: the system's, or the chosen one; in both, nothing is hard to read. */
import type { Page } from '@playwright/test'
import { checkAccessibility } from '../kit/accessibility.ts'
import { holdAssets } from '../support/hold-assets.ts'
import { people, signInAsSeller } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const PAGE = { light: 'rgb(239, 242, 243)', dark: 'rgb(14, 19, 21)' } as const
const BAR = { light: '#1b2226', dark: '#161d20' } as const
type Theme = keyof typeof PAGE

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
/** The colour that the browser takes for its own bar. */
const bar = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return bars.filter(({ media }) => matchMedia(media || 'all').matches).map(({ content }) => content)
  })

for (const [system, chosen, seen] of [
  ['light', null, 'light'],
  ['dark', null, 'dark'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
] as const satisfies [Theme, Theme | null, Theme][])
  test(`D44 with a ${system} system and ${chosen ?? 'nothing'} chosen a page is ${seen} before any script file has come`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript((theme) => theme !== null && localStorage.setItem('theme', theme), chosen)
    const release = await holdAssets(page, '**/assets/*.js')
    for (const path of ['/auth/login', '/sales']) {
      await page.goto(path, { waitUntil: 'commit' })
      // No paint precedes the style sheet.
      await expect(page.locator('body')).toHaveCSS('background-color', PAGE[seen])
      expect(await bar(page)).toEqual([BAR[seen]])
    }
    release()
    await expect(page.getByRole('heading', { name: 'Авторизация' })).toBeVisible()
    expect(await background(page)).toBe(PAGE[seen])
  })

test('D44 what is chosen in the menu is worn at once and stays after a reload; paper is white', async ({ page }) => {
  await signInAsSeller(page, people.victor)
  expect(await background(page)).toBe(PAGE.light)
  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await page.getByRole('menuitemradio', { name: 'Тёмная' }).click()
  await expect.poll(async () => [await background(page), await bar(page)]).toEqual([PAGE.dark, [BAR.dark]])
  await page.reload()
  expect(await background(page)).toBe(PAGE.dark)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => background(page)).toBe(PAGE.light)
})

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

// In the light theme tours check every state; they do not open the menu.
test('D44 the home page and its menu have nothing for axe to say', async ({ page }) => {
  await signInAsSeller(page, people.anna)
  await checkAccessibility(page, 'home page')
  await openMenu(page)
  await checkAccessibility(page, 'user menu')
})

// The dark theme changes colours and nothing else.
test('D44 nothing on the main pages is hard to read in the dark theme', async ({ page }) => {
  const COLOURS = ['color-contrast']
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/auth/registration')
  await checkAccessibility(page, 'dark: registration', COLOURS)
  await signInAsSeller(page, people.anna)
  await openMenu(page)
  await checkAccessibility(page, 'dark: user menu', COLOURS)
  await page.keyboard.press('Escape')
  await checkAccessibility(page, 'dark: /', COLOURS)
  for (const path of ['/sales', '/tool', '/profile/user', '/profile/user?sub=user-form', '/faq']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: /Баллы/ })).toBeVisible()
    await checkAccessibility(page, `dark: ${path}`, COLOURS)
  }
})
