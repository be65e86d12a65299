/** A press on the prerendered page before React has taken it over is carried out afterwards, once. */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/noted.ts'
import { holdAssets } from '../support/hold-assets.ts'
import { people, PASSWORD } from '../support/person.ts'

// A first visit: no cache of another test is warm.
test.use({ reuseContext: false })

const phone = (page: Page) => page.getByLabel('Телефон')
const password = (page: Page) => page.getByLabel('Пароль', { exact: true })
const enter = (page: Page) => page.getByRole('button', { name: 'Войти' })

const openHeld = async (page: Page, path: string, scripts = '**/assets/*.js'): Promise<() => void> => {
  const release = await holdAssets(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const signInsOf = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/login') && sent.push(request.postData() ?? ''))
  return sent
}

for (const [means, press] of [
  ['pressed', (page: Page) => enter(page).click()],
  ['pressed twice', (page: Page) => enter(page).dblclick()],
  ['sent by Enter', (page: Page) => password(page).press('Enter')],
] as const)
  test(`AU05 sign-in ${means} before the scripts come signs in, and asks the server once`, async ({ page }) => {
    const sent = signInsOf(page)
    const release = await openHeld(page, '/auth/login')
    await phone(page).fill(people.maria)
    await password(page).fill(PASSWORD)
    await press(page)
    await expect(enter(page)).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL('/auth/login')
    release()
    await expect(page).toHaveURL('/')
    expect(sent).toHaveLength(1)
  })

test('what is missing is said after a press that came too early, and nothing is lost', async ({ page }) => {
  const sent = signInsOf(page)
  const release = await openHeld(page, '/auth/login')
  await password(page).fill('secret')
  await enter(page).click()
  release()
  await expect(enter(page)).not.toHaveAttribute('aria-busy')
  await expect(password(page)).toHaveValue('secret')
  await expect(page).toHaveURL('/auth/login')
  expect(sent).toEqual([])
})

test('LG14 E13 «Принимаю» before the scripts come is the answer', async ({ page }) => {
  const release = await openHeld(page, '/auth/login')
  await page.getByRole('button', { name: 'Принимаю' }).click()
  await expect(page.getByRole('button', { name: 'Принимаю' })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('button', { name: 'Принимаю' })).toHaveCount(0)
  await page.reload()
  await expect(enter(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Принимаю' })).toBeHidden()
})

test('LG14 «Отказаться» while only the question’s own scripts are missing waits for them', async ({ page }) => {
  const release = await openHeld(page, '/auth/login', '**/assets/consent*.js')
  await page.waitForFunction(() => performance.getEntriesByName('screen').length > 0)
  await page.getByRole('button', { name: 'Отказаться' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Отказаться' })).toHaveCount(0)
})

test('the home page is on its way while a person types', async ({ page }) => {
  await page.goto('/auth/login')
  const home = page.waitForRequest(/\/assets\/home-/)
  // What listens comes after the first screen: a person who has begun before goes on typing.
  let isOnItsWay = false
  void home.then(() => (isOnItsWay = true))
  await expect(async () => {
    await phone(page).press('9')
    expect(isOnItsWay).toBe(true)
  }).toPass()
})

const news = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: /^Портал не загрузился. Проверьте соединение и обновите страницу. Сообщить о проблеме$/ })

test('AU05 a press whose scripts never come is given up after a while, and what to do is said', async ({ page }) => {
  await page.clock.install()
  const release = await openHeld(page, '/auth/login')
  await phone(page).fill(people.maria)
  await enter(page).click()
  await expect(enter(page)).toHaveAttribute('aria-busy', 'true')
  await expect(news(page)).toHaveCount(0)
  await page.clock.fastForward(20_000)
  await expect(news(page)).toBeVisible()
  await expect(enter(page)).not.toHaveAttribute('aria-busy')
  await expect(phone(page)).not.toHaveValue('')
  // They come all the same: the page works, and what was given up is not pressed.
  release()
  await expect.poll(() => page.clock.runFor(1_000).then(() => news(page).count())).toBe(0)
  await expect(page).toHaveURL('/auth/login')
})

test('AU05 where a script cannot be loaded the page says so at once, whatever is pressed', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(news(page)).toBeVisible()
  await enter(page).click()
  await expect(news(page)).toBeVisible()
  await expect(enter(page)).not.toHaveAttribute('aria-busy')
})
