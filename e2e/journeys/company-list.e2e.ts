/** A thousand serial numbers out of a spreadsheet, over a network that breaks twice: each is registered once. */
import type { Page, Request } from '@playwright/test'
import { sheetXml, workbook } from '../../tests/unit/app/effects/serial-files/workbooks.ts'
import { expect, test } from '../support/test.ts'
import { enter, people, signIn } from '../support/person.ts'

const COUNT = 1_000
const PART = 100
const series = (name: number) => Array.from({ length: COUNT }, (_, at) => `${name}.${String(at + 1).padStart(5, '0')}`)
const serials = series(710)
const unknown = series(720)
/** A sheet as large as real ones: numbers without their last zeros, and notes. */
const NOTE = 'примечание '.repeat(60)
const rows = serials.map((serial, at) => [at + 1, Number(serial), NOTE])
const SHEET = Buffer.from(workbook({ Товары: sheetXml([['№', 'Серийный номер', 'Примечание'], ...rows]) }))

const CONFIRM = '**/api/sale/v2/legal/buyer/purchase/confirm/**'

const serialsOf = (request: Request): string[] =>
  decodeURIComponent(new URL(request.url()).pathname.split('/').at(-1) ?? '').split(',')

/** The network loses the second part on its way there, and the answer to the fifth. */
const breakTwice = async (page: Page) => {
  const sent: { key: string; serials: string[] }[] = []
  const faults = new Map([
    [1, 'there'],
    [5, 'back'],
  ])
  await page.route(CONFIRM, async (route) => {
    const fault = faults.get(sent.length)
    sent.push({ key: route.request().headers()['idempotency-key'] ?? '', serials: serialsOf(route.request()) })
    if (fault !== 'there') {
      const response = await route.fetch()
      if (fault !== 'back') return route.fulfill({ response })
    }
    return route.abort('connectionreset')
  })
  return sent
}

const field = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label })

const fill = async (page: Page) => {
  await field(page, 'Номер УПД или ТН').fill('1000')
  await field(page, 'Дата покупки').fill('01.11.2026')
  await field(page, /^ИНН продавца/).fill('7736050003')
  await field(page, /^Сумма/).fill('1000000')
  const documents = page.getByRole('group', { name: 'Файлы УПД или ТН' }).locator('input[type=file]').first()
  await documents.setInputFiles({ name: 'upd.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await expect(page.getByRole('button', { name: 'Удалить файл upd.pdf' })).toBeVisible()
}

test('LT26 LT34 API32 C04 D75 D76 D77 a spreadsheet of a thousand tools is registered once over a broken network', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, people.stroydom)
  await page.goto('/legal-entity-tool')

  const list = page.getByRole('group', { name: 'Номера списком' })
  await list.locator('input').setInputFiles({ name: 'товары.xlsx', mimeType: '', buffer: SHEET })
  await expect(page.getByText('Добавлено 1 000 серийных номеров.')).toBeVisible()
  expect(await page.getByLabel(/^Серийный номер \d+$/).count(), 'only rows in sight are in the page').toBeLessThan(60)

  await page.getByRole('button', { name: 'Остановить проверку' }).click()
  await page.reload()
  await expect(page.getByText(/Проверка остановлена/)).toBeVisible()
  await page.getByRole('button', { name: 'Продолжить проверку' }).click()
  await fill(page)
  await expect(page.getByText('Есть в базе: 1000', { exact: true })).toBeVisible({ timeout: 90_000 })

  const sent = await breakTwice(page)
  await page.getByRole('button', { name: 'Добавить инструменты' }).click()
  await expect(page.getByText('Зарегистрировано 100 из 1 000, остальные ждут повтора')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('Зарегистрировано 400 из 1 000, остальные ждут повтора')).toBeVisible()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { name: 'Инструмент успешно добавлен' })).toBeVisible()
  await expect(page.getByText('Инструментов: 1000')).toBeVisible()

  const parts = new Map(sent.map(({ key, serials: part }) => [key, part]))
  expect(sent, 'ten parts, two of them sent again').toHaveLength(COUNT / PART + 2)
  expect([...parts.values()].flat(), 'each part under a key of its own, the same when it is sent again').toEqual(serials)

  await page.getByRole('button', { name: 'К моим инструментам' }).click()
  await expect(page.getByText('710.01000')).toBeVisible()
})

test('LT03 D75 a scanner is a keyboard: Enter goes on to the next field and sends nothing; a list pasted into a field fills rows', async ({
  page,
}) => {
  await enter(page, people.romashka)
  await page.goto('/legal-entity-tool')
  await page.getByLabel('Серийный номер 1', { exact: true }).focus()
  for (const serial of unknown.slice(0, 3)) await page.keyboard.type(`${serial}\n`)
  await expect(page.getByLabel('Серийный номер 4', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Серийный номер 3', { exact: true })).toHaveValue('720.00003')
  await expect(page).toHaveURL('/legal-entity-tool')

  // Pressed before the rows of the list have come: they come a moment after what says so.
  const focused = await page.evaluate(
    async (text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      const isSaid = () => document.body.textContent.includes('Добавлено 37 серийных номеров.')
      for (let turn = 0; turn < 100 && !isSaid(); turn += 1) await Promise.resolve()
      const rows = document.querySelectorAll('input[aria-label^="Серийный номер"]').length
      const fieldNow = () => document.activeElement?.getAttribute('aria-label')
      const add = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('+ Добавить поле'))
      add?.click()
      for (let turn = 0; turn < 100 && fieldNow() !== 'Серийный номер 41'; turn += 1) await Promise.resolve()
      return { rows, field: fieldNow() }
    },
    `${unknown.slice(2, 40).join('\t\n')}\nитого`,
  )
  expect(focused, 'without a task in between').toEqual({ rows: 4, field: 'Серийный номер 41' })
  await expect(
    page.getByText(
      'Добавлено 37 серийных номеров. Повторы пропущены: 720.00003. Не похоже на серийный номер: «итого» (строка 39).',
    ),
  ).toBeVisible()

  // More rows than are in the page at once: the next one of a scanner has the focus all the same, also on a slow computer.
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.keyboard.type(`${unknown[50]}\n${unknown[51]}\n`)
  await expect(page.getByLabel('Серийный номер 43', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Серийный номер 42', { exact: true })).toHaveValue('720.00052')
  await debug.detach()
})
