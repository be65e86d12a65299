/** The consent banner: both answers are obeyed, and it never covers the focused element (LG14, E13). */
import type { Page } from '@playwright/test'
import { enterAsSeller, people, signInAsSeller } from '../support/person.ts'
import { openForm } from '../support/tool-form.ts'
import { expect, test } from '../support/test.ts'

const question = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })
const hasScreen = (page: Page) => page.evaluate(() => performance.getEntriesByName('screen').length > 0)
const hydrated = (page: Page) => expect.poll(() => hasScreen(page)).toBe(true)

test('LG14 NV26 E13 «Отказаться» is remembered and obeyed: nothing is told, in this tab and the other, now and at the next visit', async ({
  page,
  context,
}) => {
  const told: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/page-hit')) told.push(request.postData() ?? '')
  })
  await page.goto('/faq')
  const other = await context.newPage()
  await other.goto('/auth/login')
  await expect(question(other).getByRole('button', { name: 'Отказаться' })).toBeVisible()
  await question(page).getByRole('button', { name: 'Отказаться' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(question(other)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await other.getByRole('link', { name: 'Регистрация' }).first().click()
  await expect(other).toHaveURL('/auth/registration')
  // A prerendered page's head hides the banner before the first paint, without the portal's scripts.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/faq', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question(page)).toBeHidden()
  await page.unroute('**/assets/*.js')
  await page.goto('/auth/login')
  await hydrated(page)
  // With consent the visit would have been counted: the test below takes the same path with the other answer.
  await page.evaluate(() => localStorage.removeItem('consent'))
  await page.goto('/faq')
  await question(page).getByRole('button', { name: 'Принимаю' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' }).click()
  await expect.poll(() => told).toEqual(['{"route":"/privacy-policy"}'])
})

test('LG14 E13 a signed-in person gets the question with the screen, not later over a button that is being pressed', async ({
  page,
}) => {
  await signInAsSeller(page, people.dmitry)
  const held: (() => void)[] = []
  await page.route(/\/assets\/consent-[\w-]{8}\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/delete', { waitUntil: 'commit' })
  await expect.poll(() => held.length).toBe(1)
  // The prerendered page stands with its question until the person's own page takes its place.
  await page.waitForLoadState('load')
  await expect(question(page)).toBeVisible()
  expect(await hasScreen(page)).toBe(false)
  for (const release of held) release()
  await expect(page.getByRole('button', { name: /^Меню пользователя/ })).toBeVisible()
  await expect(question(page)).toBeVisible()
  expect(await hasScreen(page)).toBe(true)
})

/** The focused element, and whether the banner covers any part of it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const banner = document.querySelector('section[aria-label="Файлы cookie"]')
    if (!element || !banner || element === document.body) return null
    if (banner.contains(element)) return { name: 'the question', isCovered: false }
    const [own, cover] = [element.getBoundingClientRect(), banner.getBoundingClientRect()]
    const name = element.getAttribute('name') ?? (element.textContent || element.tagName)
    return { name, isCovered: own.bottom > cover.top + 0.5 && own.top < cover.bottom }
  })

/** Every Tab stop, one round forward and back. */
const covered = async (page: Page): Promise<{ seen: Set<string>; covered: string[] }> => {
  const seen = new Set<string>()
  const found: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 80; step += 1) {
      await page.keyboard.press(key)
      const place = await focused(page)
      if (!place) break
      seen.add(place.name)
      if (place.isCovered) found.push(`${key}: ${place.name}`)
    }
  return { seen, covered: found }
}

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [768, 1024],
  [1280, 600],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const { path, last } of [
      { path: '/auth/login', last: 'password' },
      { path: '/auth/registration', last: 'mobile' },
    ])
      test(`LG14 E13 WCAG 2.4.11 on ${path} the question covers nothing that Tab comes to`, async ({ page }) => {
        await page.goto(path)
        await hydrated(page)
        await expect(question(page)).toBeVisible()
        const { seen, covered: found } = await covered(page)
        expect(found).toEqual([])
        expect([...seen]).toEqual(expect.arrayContaining([last, 'the question']))
      })

    // The form's way there is long: the narrowest and the widest window are enough.
    if (width !== 320 && width !== 1280) return
    test('LG14 E13 WCAG 2.4.11 on the tool form the question covers nothing that Tab comes to', async ({ page }) => {
      await enterAsSeller(page, people.dmitry)
      await openForm(page)
      await page.getByRole('button', { name: 'Ввести данные вручную' }).click()
      await expect(page.getByLabel('ФП', { exact: true })).toBeVisible()
      await expect(question(page)).toBeVisible()
      const { seen, covered: found } = await covered(page)
      expect(found).toEqual([])
      expect([...seen]).toEqual(expect.arrayContaining(['serialNumber', 'fp', 'the question']))
    })
  })
