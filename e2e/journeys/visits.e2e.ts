/** The visit counter: the content of a hit, and its moment (NV26, LG14, API64). */
import type { Page } from '@playwright/test'
import { people, signIn } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

/** Hits as sent: their bodies, and the server's answers. */
const hitsOf = (page: Page) => {
  const hits: { route: string; token: string | undefined; status: Promise<number | undefined> }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/page-hit')) return
    const status = request.response().then((response) => response?.status())
    hits.push({ route: (request.postDataJSON() as { route: string }).route, token: request.headers()['token'], status })
  })
  return hits
}

test('NV26 LG14 API64 nothing is told before «Принимаю»; then one hit for each place that is shown, without a name', async ({
  page,
}) => {
  const hits = hitsOf(page)
  await page.goto('/faq')
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible()
  await signIn(page, people.maria)
  await page.getByRole('link', { name: 'Инструменты' }).first().click()
  await expect(page).toHaveURL('/user-tools')
  expect(hits).toEqual([])

  await page.getByRole('button', { name: 'Принимаю' }).click()
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Главная' }).first().click()
  // Answers after the page's unload are not reported: the test waits for each.
  const told = async (...routes: string[]) => {
    await expect.poll(() => hits.map(({ route }) => route)).toEqual(routes)
    expect(await hits.at(-1)?.status).toBe(200)
  }
  await told('/')
  await page.goto('/tool/100%7C00001')
  await told('/', '/tool/:id')
  await page.goto('/profile')
  await expect(page).toHaveURL('/profile/user')
  await told('/', '/tool/:id', '/profile/user')
  expect(hits.map(({ token }) => token)).toEqual([undefined, undefined, undefined])
})

test('NV26 a counter that is blocked is nobody’s trouble', async ({ page }) => {
  await page.route('**/api/page-hit', (route) => route.abort())
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Принимаю' }).click()
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: 'Авторизация' })).toBeVisible()
  await expect(page.getByText('Произошла ошибка')).toHaveCount(0)
})
