/** The public texts: without scripts, by screen reader, on a narrow screen, and through the footer's links. */
import type { Page } from '@playwright/test'
import { checkAccessibility } from '../kit/accessibility.ts'
import { enter, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const texts = [
  { row: 'NV10', path: '/faq', title: 'Вопросы и ответы', words: 'Как вывести баллы на карту?' },
  { row: 'NV19', path: '/term-of-use', title: 'Пользовательское соглашение', words: 'применяется право Российской Федерации' },
  { row: 'NV19', path: '/rules', title: 'Пользовательское соглашение', words: 'применяется право Российской Федерации' },
  { row: 'NV20', path: '/privacy-policy', title: 'Политика конфиденциальности', words: 'Опубликована 31/01/2023' },
  {
    row: 'E19',
    path: '/personal-data',
    title: 'Согласие на обработку персональных данных',
    words: 'Рекламу и рассылки это согласие не охватывает',
  },
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const hydrated = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('screen').length > 0)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { row, path, title, words } of texts)
    test(`${row} RL01 ${path} is there to be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(`${title} — Платформа МСТ`)
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByText(words).first()).toBeVisible()
      // The consent is linked from the checkboxes that require it, and from the policy.
      if (path === '/personal-data') return
      await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toHaveAttribute(
        'href',
        path.replace('rules', 'term-of-use'),
      )
    })

  test('FQ03 an entry opens and closes', async ({ page }) => {
    await page.goto('/faq')
    const answer = page.getByText('1 балл — 1 рубль')
    await expect(answer).toBeHidden()
    await page.getByText('Как вывести баллы на карту?').click()
    await expect(answer).toBeVisible()
    await page.getByText('Как вывести баллы на карту?').click()
    await expect(answer).toBeHidden()
  })
})

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** The accumulated layout shift. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts: Shift[] = []
        const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])))
        observer.observe({ type: 'layout-shift', buffered: true })
        const told = () => {
          shifts.push(...(observer.takeRecords() as Shift[]))
          resolve(shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0))
        }
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told)))
      }),
  )

for (const { row, path, title } of texts)
  test(`${row} axe on ${path}, taken over by the scripts without a jump`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    expect(await shiftOf(page)).toBe(0)
    for (const entry of await page.locator('summary').all()) await entry.click()
    await expect(heading(page, title)).toBeVisible()
    await checkAccessibility(page, path)
  })

test('FQ03 an address leads to an answer, and another one to the next', async ({ page }) => {
  await page.goto('/faq#withdrawal')
  await hydrated(page)
  await expect(page.getByText('1 балл — 1 рубль')).toBeInViewport()
  await expect(page.getByText('Как вывести баллы на карту?')).toBeInViewport()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await page.evaluate(() => window.location.assign('#inn'))
  await expect(page.getByText('Введите 12 цифр ИНН')).toBeInViewport()
})

test('FQ01 FQ02 the instructions are PDFs of the size that is shown', async ({ page, request }) => {
  await page.goto('/faq')
  for (const name of ['Инструкция для продавца', 'Инструкция по регистрации']) {
    const link = page.getByRole('link', { name })
    const answer = await request.get(String(await link.getAttribute('href')))
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(Number(answer.headers()['content-length'])).toBe((await answer.body()).length)
    await expect(page.getByRole('listitem').filter({ has: link })).toContainText(/PDF, [\d,]+ [КМ]Б/)
  }
})

test('FQ04 NV18 a stranger who wants to ask the administrator signs in first', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.getByRole('link', { name: 'Задать вопрос администратору' }).click()
  await expect(page).toHaveURL('/auth/login')
})

test('LG01 from the footer to the agreement, along its contents, and on to the policy', async ({ page }) => {
  await page.goto('/auth/login')
  await hydrated(page)
  await page.getByRole('link', { name: 'Пользовательское соглашение' }).click()
  await expect(heading(page, 'Пользовательское соглашение')).toBeVisible()
  await page.getByRole('navigation', { name: 'Содержание' }).getByRole('link', { name: 'Право, язык и споры' }).click()
  await expect(page).toHaveURL('/term-of-use#law')
  await expect(page.getByRole('heading', { name: 'Право, язык и споры' })).toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: 'Политика конфиденциальности' }).click()
  await expect(heading(page, 'Политика конфиденциальности')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})

test('NV10 NV19 a signed-in person reads the same text under their own header, and keeps the place', async ({ page }) => {
  await enter(page, people.maria)
  await page.goto('/term-of-use#law')
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Право, язык и споры' })).toBeInViewport()
})

for (const height of [640, 256])
  test.describe(`at 320 × ${height} px`, () => {
    test.use({ viewport: { width: 320, height } })

    test('the texts do not scroll sideways', async ({ page }) => {
      for (const { path, title } of texts) {
        await page.goto(path)
        await hydrated(page)
        for (const entry of await page.locator('summary').all()) await entry.click()
        await expect(heading(page, title)).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
      }
    })
  })
