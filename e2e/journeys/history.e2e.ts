/** The history of points, against the real server: what it asks, what it shows, its file, and that it renews itself. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterAsSeller, people, signIn, signInAsSeller } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openForm, submit } from '../support/tool-form.ts'

const HISTORY = '**/api/account/history'
const FULL = { offset: 0, size: 100, sortBy: 'created_time', sortDirection: 'desc' }

const historyOf = (page: Page) => page.getByRole('region', { name: 'История операций' })
const rowsOf = (page: Page) => historyOf(page).getByRole('listitem')
const bodyOf = async (page: Page, go: () => Promise<unknown>) => {
  const [request] = await Promise.all([page.waitForRequest(HISTORY), go()])
  return request.postDataJSON() as unknown
}

test('BL02 BL28 BL34 BL38 API38 FM11 the balance shows the history; operations and period are asked of the server, the file is saved', async ({
  page,
}) => {
  await signInAsSeller(page, people.anna)
  expect(await bodyOf(page, () => page.goto('/balance'))).toEqual(FULL)
  await expect(rowsOf(page).filter({ hasText: 'Начислено' }).first()).toHaveText(
    /Начислено \+\d[\d\s]* .*\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/,
  )
  const paid = rowsOf(page).filter({ hasText: 'Выведено' }).first()
  await expect(paid).toHaveText(/Выведено −\d/)
  await paid.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Выведено' })
  await expect(dialog.getByRole('list', { name: 'Путь вывода' })).toContainText('Зачислено')
  await page.keyboard.press('Escape')

  await historyOf(page).getByRole('button', { name: 'Фильтр' }).click()
  expect(
    await bodyOf(page, () => page.getByRole('group', { name: 'Операции' }).getByRole('radio', { name: 'Выведено' }).click()),
  ).toEqual({
    ...FULL,
    operations: ['DISCHARGE'],
  })
  await expect(rowsOf(page).filter({ hasText: 'Начислено' })).toHaveCount(0)
  await historyOf(page).getByRole('button', { name: 'Сбросить' }).click()
  await expect(rowsOf(page).filter({ hasText: 'Начислено' }).first()).toBeVisible()

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать CSV' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^История баллов \d{2}\.\d{2}\.\d{4}–\d{2}\.\d{2}\.\d{4}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  await expect(page.getByText(/^Файл «История баллов .* скачан: \d+ стр/)).toContainText(` ${lines.length - 2} стр`)
})

test('PR24 PR26 PR28 BL37 the profile shows the latest six and leads to the balance; at ?screen=payments stands the whole', async ({
  page,
}) => {
  // His year is at its limit: no journey pays out to him, and charges are among the latest six.
  await signInAsSeller(page, people.dmitry)
  expect(await bodyOf(page, () => page.goto('/profile/user'))).toEqual({ offset: 0, size: 10 })
  await expect(rowsOf(page)).toHaveCount(6)
  await expect(rowsOf(page).filter({ hasText: 'Начислено баллов' }).first()).toBeVisible()
  await historyOf(page)
    .getByRole('link', { name: /^Показать еще/ })
    .click()
  await expect(page).toHaveURL('/balance')
  for (const address of ['/profile/user?screen=payments', '/profile/payment'])
    expect(await bodyOf(page, () => page.goto(address))).toEqual(FULL)
  await expect(page.getByRole('link', { name: 'Выплаты' })).toHaveAttribute('aria-current', 'page')
})

test('RL11 A71 without an approved INN the profile asks for no history and says why', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await enterAsSeller(page, people.victor)
  await page.goto('/profile/user')
  const place = page.getByRole('region', { name: 'Выплаты' })
  await expect(place).toContainText('Здесь появятся карты и история баллов, когда ИНН будет подтверждён')
  expect(asked).not.toContain('/api/account/history')
})

test('BL02 BL18 BL43 points of a checked sale arrive in the header and in the history without a reload', async ({
  page,
  context,
}) => {
  const serial = '100.00088'
  await enterAsSeller(page, people.igor)
  await page.goto('/balance')
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /^\+\d[\d\s]* Баллы$/ })).toBeVisible()
  const other = await context.newPage()
  await openForm(other)
  await fillForm(other, serial, newReceipt())
  await submit(other)
  await expect(other.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await other.close()
  await expect(rowsOf(page).filter({ hasText: serial })).toHaveText(/^Начислено \+/, { timeout: 40_000 })
})

test('MS04 MS05 «История операций» of the messages opens the balance, for whom the INN allows it', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  await page.goto('/messages')
  await page.getByRole('link', { name: 'История операций' }).click()
  await expect(page).toHaveURL('/balance')
})

test('NV56 A25 a company’s points are text from the first moment on', async ({ page }) => {
  // What has been shown, even for a moment.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const link of document.querySelectorAll('header a')) if (link.textContent?.includes('Баллы')) seen.push(link.outerHTML)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await signIn(page, people.romashka)
  await expect(page.getByRole('banner').getByText('Баллы', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})
