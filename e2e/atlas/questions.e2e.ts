/**
 * The questions that an analyst brings, each answered in at most two clicks: from the first page, or after typing.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { ATLAS, diagram, panel, screenAt } from './atlas-page.ts'

/** Counts clicks, and fails on the third. */
const hand = (page: Page) => {
  let clicks = 0
  return {
    type: (text: string) => page.getByRole('searchbox', { name: 'Поиск по атласу' }).fill(text),
    click: async (target: Locator) => {
      clicks += 1
      expect(clicks, 'a third click').toBeLessThanOrEqual(2)
      await target.click()
    },
  }
}

const pages = (page: Page) => page.getByRole('navigation', { name: 'Сценарии' })
const flowHits = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })

// A wrong answer is told soon.
test.use({ actionTimeout: 20_000 })

test.beforeEach(async ({ page }) => {
  await page.goto(ATLAS)
  await expect(page.getByRole('heading', { level: 1, name: 'Карта портала' })).toBeVisible()
})

test('D259 1: what does a seller see when the tax office has not answered?', async ({ page }) => {
  const { type, click } = hand(page)
  await type('налоговая не ответила')
  const after = page.getByRole('list', {
    name: /^Экраны: .*проверен ли чек: налоговая служба всё ещё не ответила/,
  })
  await click(after.getByRole('link').first())
  await expect(screenAt(page, 'Телефон').getByText('Чек проверяет налоговая служба').first()).toBeVisible()
})

test('D259 2: where is «Пароль будет сброшен»?', async ({ page }) => {
  const { type, click } = hand(page)
  await type('паролей сброшенных')
  await click(page.getByRole('link', { name: '«Пароль будет сброшен»' }))
  await expect(screenAt(page, 'Телефон').getByText('Пароль будет сброшен')).toBeVisible()
})

test('D259 3: which ways lead to «Не удалось узнать результат» of a payout?', async ({ page }) => {
  const { type, click } = hand(page)
  await type('не удалось узнать результат')
  await click(flowHits(page, 'Вывод баллов на карту').getByRole('link', { name: '«Не удалось узнать результат»' }))
  const ways = panel(page).getByRole('region', { name: 'Кратчайшие пути сюда' })
  await expect(ways.getByRole('listitem').nth(1)).toBeVisible()
  await expect(panel(page).getByRole('region', { name: 'Откуда сюда приходят' }).getByRole('listitem').first()).toBeVisible()
  await click(ways.getByRole('link').first())
  await expect(panel(page).getByText(/Сейчас: .*неизвестно/)).toBeVisible()
  await expect(screenAt(page, 'Телефон').getByText('Не удалось узнать результат')).toBeVisible()
})

test('D259 4: which requirements has no test proven?', async ({ page }) => {
  const { click } = hand(page)
  await click(pages(page).getByRole('link', { name: 'Требования' }))
  await expect(page.getByText('Без теста', { exact: true })).toBeVisible()
})

test('D259 6: which screens does error 84 show?', async ({ page }) => {
  const { type, click } = hand(page)
  await type('ошибка 84')
  await expect(page.getByRole('status').filter({ hasText: 'Найдено: 2' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ошибка 84: Этот телефон не обслуживается' })).toBeVisible()
  const own = page.getByRole('list', { name: 'Экраны: Ошибка 84: Серийный номер не найден в базе' })
  await click(own.getByRole('link', { name: 'Вопрос: добавить вручную?' }))
  await expect(screenAt(page, 'Телефон').getByText('Добавить инструмент вручную?')).toBeVisible()
})

test('D259 7: what does a locked person see, and where?', async ({ page }) => {
  const { click } = hand(page)
  await click(pages(page).getByRole('link', { name: 'Кто что видит' }))
  await click(page.getByRole('navigation', { name: 'Люди' }).getByRole('link', { name: 'Заблокированный' }))
  const point = flowHits(page, 'Торговая точка')
  await expect(point.getByText('/profile/point')).toBeVisible()
  await expect(point.getByRole('link', { name: 'Аккаунт заблокирован, точки нет' })).toBeVisible()
})

test('D259 8: which states have no test?', async ({ page }) => {
  const { click } = hand(page)
  await click(pages(page).getByRole('link', { name: 'Состояния без теста' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Состояния без теста' })).toBeVisible()
  await expect(
    page
      .getByText('Состояний, до которых не доходит ни один тест, нет.')
      .or(page.getByRole('heading', { name: /^Ни одного теста: \d/ })),
  ).toBeVisible()
})

test('D259 9: how is the screen at 360 px in the dark theme? It stands in the address', async ({ page }) => {
  const { type, click } = hand(page)
  await type('ввод телефона и пароля')
  await click(page.getByRole('link', { name: 'Ввод телефона и пароля', exact: true }).first())
  await click(page.getByRole('button', { name: 'Тёмная тема' }))
  await expect(page).toHaveURL(/theme=dark/)
  await page.reload()
  const phone = screenAt(page, 'Телефон')
  await expect(phone.getByRole('heading', { name: 'Авторизация' })).toBeVisible()
  expect(await phone.locator('html').evaluate((html) => [window.innerWidth, getComputedStyle(html).colorScheme])).toEqual([
    360,
    'dark',
  ])
})

test('D259 10: print a flow for an agreement', async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  const { click } = hand(page)
  await click(pages(page).getByRole('link', { name: 'Вход', exact: true }))
  await click(page.getByRole('button', { name: 'Печать' }))
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(diagram(page).locator('svg').first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Состояния' })).toBeVisible()
})

test('D220 5: what has changed in the sign-in since the last release?', async ({ page }) => {
  const { click } = hand(page)
  await click(pages(page).getByRole('link', { name: 'Вход', exact: true }))
  await click(page.getByRole('main').getByRole('link', { name: 'Что изменилось' }))
  await expect(page.getByRole('heading', { name: 'Что изменилось: Вход' })).toBeVisible()
  await expect(page.getByText('2026-11-27', { exact: false })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Сообщить о проблеме' }).first()).toBeVisible()
})
