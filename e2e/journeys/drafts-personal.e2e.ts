/** D140 D141 B08: what the profile's form leaves in the browser, against the real server. */
import type { Page } from '@playwright/test'
import { enter, people, signIn } from '../support/person.ts'
import { field, openForm, save, seesProfile } from '../support/profile-form.ts'
import { expect, test } from '../support/test.ts'

/** All that the browser's stores and the history hold, as text. */
const stores = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
        return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''))
      }),
    )
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state, cached])
  })

/** Typed by the journeys, and what the profile had. */
const SECRETS = ['07.07.1977', '770987654347', '4599 987654', 'ОВД Канареечного района', '03.03.2013', '779-997']
const LABELS = ['Дата рождения', 'ИНН', 'Серия и номер паспорта', 'Кем выдан', 'Дата выдачи', 'Код подразделения'] as const
const NOT_KEPT = 'Эти поля портал не запоминает на устройстве'

const typeAll = async (page: Page) => {
  await field(page, 'Город').fill('Рязань')
  for (const [at, label] of LABELS.entries()) await field(page, label).fill(SECRETS[at] ?? '')
}

test('D140 B08 паспорт, ИНН и день рождения не остаются в браузере: ни набранные, ни сохранённые раньше; остальное возвращается', async ({
  page,
}) => {
  await signIn(page, people.olga)
  await openForm(page)
  const before = await Promise.all(LABELS.map((label) => field(page, label).inputValue()))
  await typeAll(page)
  await expect.poll(() => stores(page)).toContain('Рязань')
  const kept = await stores(page)
  for (const secret of [...SECRETS, ...before.filter((text) => text !== '')]) expect(kept).not.toContain(secret)

  await page.reload()
  await expect(field(page, 'Город')).toHaveValue('Рязань')
  for (const [at, label] of LABELS.entries()) await expect(field(page, label)).toHaveValue(before[at] ?? '')
  await expect(page.getByText(NOT_KEPT)).toBeVisible()
  await field(page, 'Дата рождения').fill('07.07.1978')
  await expect(page.getByRole('listitem').filter({ hasText: /^Дата рождения$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Отмена' }).click()
  await seesProfile(page)
})

test('D141 C04 сохранение без ответа, в котором был ИНН, после перезагрузки не повторить: форма говорит, что ввести заново', async ({
  page,
}) => {
  await enter(page, people.nikita)
  await openForm(page)
  await field(page, 'Город').fill('Рязань')
  await field(page, 'ИНН').fill('770987654347')
  await page.getByRole('checkbox', { name: /Согласен на/ }).check()
  await page.route('**/api/user', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Вернуться к форме' }).click()
  await expect(page.getByText(NOT_KEPT)).toBeVisible()
  await expect(field(page, 'Город')).toHaveValue('Рязань')
  await page.unroute('**/api/user')
  await field(page, 'ИНН').fill('770987654347')
  await save(page)
  await seesProfile(page)
})

test('B08 черновик, которому больше 24 часов, стирается до входа, чей бы он ни был', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const draft = (at: number) => JSON.stringify({ owner: 'somebody', at, draft: { searched: '7728168971', command: null } })
    localStorage.setItem('draft.point', draft(Date.now() - 72 * 3_600_000))
    localStorage.setItem(
      'draft.create-point',
      JSON.stringify({ owner: 'somebody', at: Date.now(), draft: { prefilled: '7728168971' } }),
    )
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.point'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('draft.create-point'))).not.toBeNull()
})
