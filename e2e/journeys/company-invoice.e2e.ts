/**
 * Tools on one invoice: ООО Ромашка registers what it has bought, a known number, an unknown one and a refused one, and sees them after
 * the decision; a seller sells to the company over a network that loses the answer.
 */
import type { Page } from '@playwright/test'
import Pdf from 'pdfkit'
import { checkAccessibility } from '../kit/accessibility.ts'
import { enter, operatorToken, people, signIn, signInAsSeller } from '../support/person.ts'
import { tokenOf } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'
import { rowOf, today } from '../support/tool-form.ts'

const KNOWN = '100.00086'
const UNKNOWN = '777.00086'
const REFUSED = '400.00001'
const SOLD = '100.00087'
const TWICE = '100.00089'
const LEFT = '100.00090'
const STRANGE = ['777.00101', '777.00102', '777.00103']
const COMPANY_INN = '7728168971'
const OTHER_INN = '7736050003'
const PRINTED = '100.00098'
const FILE = { name: 'upd.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

const serial = (page: Page, number: number) => page.getByLabel(`Серийный номер ${number}`, { exact: true })
const field = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label })

const fillInvoice = async (page: Page, upd: string, inn: string, buffer: Buffer = FILE.buffer) => {
  await field(page, 'Номер УПД или ТН').fill(upd)
  await field(page, /^Дата (покупки|продажи)$/).fill(today())
  await field(page, /^ИНН (продавца|покупателя)/).fill(inn)
  await field(page, /^Сумма/).fill('14 970,5')
  await page
    .getByRole('group', { name: 'Файлы УПД или ТН' })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...FILE, buffer })
  await expect(page.getByRole('button', { name: 'Удалить файл upd.pdf' })).toBeVisible()
}

/** A call with a token. */
const ask = async (page: Page, path: string, token: string | null, data: object) => {
  const headers = { token: token ?? '', 'Idempotency-Key': crypto.randomUUID() }
  const answer = await page.request.post(`/api/${path}`, { headers, data })
  return (await answer.json()) as { code: number; payload: unknown }
}

/** The support's decision about a row of the signed-in company: its screens come later. */
const decide = async (page: Page, number: string, decision: object) => {
  const { payload } = await ask(page, 'tools/v2/of/user', await tokenOf(page), { offset: 0, size: 20 })
  const { saleHistory } = payload as { saleHistory: { id: string; sn: string }[] }
  const row = saleHistory.find(({ sn }) => sn === number)
  expect(await ask(page, `desk/decision/${row?.id}`, await operatorToken('79000000090'), decision)).toMatchObject({ code: 0 })
}

test('LT36 AT01 LT22 LT24 LT30 LT17 ООО Ромашка adds a known, an unknown and a refused tool, and sees them after the decision', async ({
  page,
}) => {
  await signIn(page, people.romashka)
  await page.getByRole('link', { name: 'Зарегистрировать инструмент' }).click()
  await expect(page).toHaveURL('/legal-entity-tool')

  await serial(page, 1).fill(KNOWN)
  await expect(page.getByText('Номер есть в базе')).toBeVisible()
  await serial(page, 1).press('Enter')
  await expect(serial(page, 2)).toBeFocused()
  await serial(page, 2).pressSequentially(UNKNOWN)
  await expect(page.getByText('Серийный номер не найден в базе')).toBeVisible()
  await page.getByRole('button', { name: '+ Добавить поле' }).click()
  await expect(serial(page, 3)).toBeFocused()
  await serial(page, 3).pressSequentially(REFUSED)
  await expect(page.getByText('Инструмент с этим серийным номером нельзя зарегистрировать')).toBeVisible()
  const submit = page.getByRole('button', { name: 'Добавить инструменты' })
  await expect(submit).toBeDisabled()
  await checkAccessibility(page, 'rows of every kind')

  // The desk needs the invoice: its first field takes the focus (A64).
  const add = page.getByRole('button', { name: `Добавить ${UNKNOWN}` })
  await add.click()
  await expect(field(page, 'Номер УПД или ТН')).toBeFocused()
  const tip = page.getByRole('tooltip', { name: 'Универсальный передаточный документ' })
  const help = page.getByRole('button', { name: 'Что такое УПД' })
  await help.hover()
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0, { steps: 5 })
  await expect(tip).toBeHidden()
  await help.focus()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await help.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await help.dispatchEvent('click')
  await expect(tip).toBeVisible()
  await fillInvoice(page, '15/86', OTHER_INN)

  // Rows, invoice and file are a draft.
  await page.reload()
  await expect(serial(page, 3)).toHaveValue(REFUSED)
  await expect(field(page, /^Сумма/)).toHaveValue('14 970,5')
  await expect(page.getByRole('button', { name: 'Удалить файл upd.pdf' })).toBeVisible()

  await add.click()
  await expect(page.getByText('Отправлен на ручную проверку')).toBeVisible()
  await expect(serial(page, 2)).toHaveAttribute('readonly')
  await serial(page, 3).fill('')
  await page.getByRole('button', { name: 'Удалить строку 3' }).click()
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Инструмент отправлен на проверку' })).toBeVisible()
  await expect(page.getByText('Инструмент отобразится после проверки')).toBeVisible()
  await expect(page).toHaveURL('/legal-entity-tool?screen=legal-entity-result')
  await checkAccessibility(page, 'the result')

  await decide(page, KNOWN, { decision: 'approve' })
  await decide(page, UNKNOWN, { decision: 'refuse', reason: 'Номера нет в документе' })
  await page.getByRole('button', { name: 'К моим инструментам' }).click()
  await expect(rowOf(page, KNOWN)).toContainText('Успешно')
  await expect(rowOf(page, KNOWN).getByRole('link', { name: /^Накладная/ })).toBeVisible()
  await expect(rowOf(page, UNKNOWN)).toContainText('Причина: Номера нет в документе')
})

test('D40 D76 of two tabs with the same rows one registers the tool; the other says so and keeps what was typed', async ({
  page,
  context,
}) => {
  await enter(page, people.romashka)
  await page.goto('/legal-entity-tool')
  await serial(page, 1).fill(TWICE)
  await expect(page.getByText('Номер есть в базе')).toBeVisible()
  await fillInvoice(page, '15/89', OTHER_INN)

  const other = await context.newPage()
  await other.goto('/legal-entity-tool')
  await expect(serial(other, 1)).toHaveValue(TWICE)
  await expect(other.getByRole('button', { name: 'Удалить файл upd.pdf' })).toBeVisible()

  await page.getByRole('button', { name: 'Добавить инструменты' }).click()
  await expect(page.getByRole('heading', { name: 'Инструмент успешно добавлен' })).toBeVisible()
  await other.getByRole('button', { name: 'Добавить инструменты' }).click()
  await expect(other.getByText('Вы уже зарегистрировали инструмент с этим серийным номером')).toBeVisible()
  await expect(serial(other, 1)).toHaveValue(TWICE)
  await expect(field(other, 'Номер УПД или ТН')).toHaveValue('15/89')
  await expect(other.getByRole('button', { name: 'Удалить файл upd.pdf' })).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: 'К моим инструментам' }).click()
  await expect(rowOf(page, TWICE)).toHaveCount(1)
})

test('AT01 LS06 C04 SL03 a seller sells to a company; the answer is lost, and the repeat after a reload is the same sale', async ({
  page,
}) => {
  await signInAsSeller(page, people.victor)
  await page.getByRole('link', { name: 'Продажа юридическому лицу' }).click()
  await expect(page).toHaveURL('/legal-entity-register-sale')
  await serial(page, 1).fill(SOLD)
  await expect(page.getByText('Номер есть в базе')).toBeVisible()
  await fillInvoice(page, '15/87', COMPANY_INN)

  const keys: (string | undefined)[] = []
  await page.route('**/api/sale/v2/legal/seller/purchase/confirm/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    if (keys.length > 1) return route.fallback()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Добавить продажу' }).click()
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { name: 'Продажа успешно зарегистрирована' })).toBeVisible()
  expect(new Set(keys).size).toBe(1)

  await page.getByRole('button', { name: 'К продажам' }).click()
  const row = rowOf(page, SOLD)
  await expect(row).toContainText('На ручной проверке')
  await expect(row).toHaveCount(1)
  const link = row.getByRole('link', { name: `Накладная на инструмент ${SOLD}` })
  await expect(link).toHaveAttribute('href', new RegExp(`^/invoice/.*sn=${SOLD}.*buyerInn=${COMPANY_INN}$`))

  // Nobody else's form: a seller has no purchases of a company.
  await page.goto('/legal-entity-tool')
  await expect(page).toHaveURL('/')
})

test('D166 LT22 LT36 «Добавить все ненайденные» sends each number under a key of its own, and the document takes them', async ({
  page,
}) => {
  await enter(page, people.romashka)
  await page.goto('/legal-entity-tool')
  await page.getByRole('button', { name: 'Вставить список' }).click()
  await page.getByLabel('Список серийных номеров').fill(STRANGE.join('\n'))
  await page.getByRole('button', { name: 'Добавить из списка' }).click()
  await expect(page.getByText(`С ошибками: ${STRANGE.length}`)).toBeVisible()
  const all = page.getByRole('button', { name: `Добавить все ненайденные: ${STRANGE.length}` })

  // The desk needs the document: its first field takes the focus, and nothing is sent.
  const sent: { key: string | undefined; url: string }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('unknown-tools'))
      sent.push({ key: request.headers()['idempotency-key'], url: request.url() })
  })
  await all.click()
  await expect(field(page, 'Номер УПД или ТН')).toBeFocused()
  expect(sent).toEqual([])

  await fillInvoice(page, '15/101', OTHER_INN)
  await all.click()
  await expect(page.getByText(`На ручной проверке: ${STRANGE.length}`)).toBeVisible()
  await expect(all).toHaveCount(0)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(STRANGE.length)
  await page.getByRole('button', { name: 'Добавить инструменты' }).click()
  await expect(page.getByRole('heading', { name: 'Инструмент отправлен на ручную проверку' })).toBeVisible()
  await page.getByRole('button', { name: 'К моим инструментам' }).click()
  for (const number of STRANGE) await expect(rowOf(page, number)).toHaveCount(1)
})

test('D165 whoever leaves the page while an invoice is being sent is asked first, and not any more after the answer', async ({
  page,
}) => {
  await enter(page, people.romashka)
  await page.goto('/legal-entity-tool')
  await serial(page, 1).fill(LEFT)
  await expect(page.getByText('Номер есть в базе')).toBeVisible()
  await fillInvoice(page, '15/102', OTHER_INN)

  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/sale/v2/legal/buyer/purchase/confirm/**', async (route) => {
    await released
    await route.fallback()
  })
  const leave = () => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await leave(), 'nothing is on its way').toBe(true)
  const left = page.waitForRequest('**/api/sale/v2/legal/buyer/purchase/confirm/**')
  await page.getByRole('button', { name: 'Добавить инструменты' }).click()
  await left
  // The browser's own question: the person stays.
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(field(page, 'Номер УПД или ТН')).toHaveValue('15/102')
  release()
  await expect(page.getByRole('heading', { name: 'Инструмент успешно добавлен' })).toBeVisible()
  expect(await leave(), 'after the answer').toBe(true)
})

for (const { what, answer } of [
  { what: '{}', answer: { status: 200, contentType: 'application/json', body: '{}' } },
  { what: '204', answer: { status: 204 } },
])
  test(`A62 LT24 a check that is answered with ${what} counts as 2: the number may not be registered`, async ({ page }) => {
    await enter(page, people.romashka)
    await page.route('**/api/tools/v2/availability/tool/**', (route) => route.fulfill(answer))
    await page.goto('/legal-entity-tool')
    await serial(page, 1).fill(KNOWN)
    await serial(page, 1).press('Enter')
    await expect(page.getByText('С ошибками: 1')).toBeVisible()
    await expect(page.getByRole('button', { name: `Проверить ещё раз ${KNOWN}` })).toBeVisible()
    await expect(page.getByRole('button', { name: `Добавить ${KNOWN}` })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Добавить инструменты' })).toBeDisabled()
  })

/** Two pages, as a bookkeeper's programme prints them: with a typeface that is not in the file. */
const twoPages = async (): Promise<Buffer> => {
  const pdf = new Pdf({ size: 'A4' })
  pdf.fontSize(40).text('UPD 15/98').addPage().text('Signatures')
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((done) => void pdf.once('end', done))
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

test('D168 the pages of a PDF are shown in the viewer, turned and made larger as photographs are', async ({ page }) => {
  await enter(page, people.romashka)
  await page.goto('/legal-entity-tool')
  await serial(page, 1).fill(PRINTED)
  await expect(page.getByText('Номер есть в базе')).toBeVisible()
  await fillInvoice(page, '15/98', OTHER_INN, await twoPages())
  await page.getByRole('button', { name: 'Добавить инструменты' }).click()
  await page.getByRole('button', { name: 'К моим инструментам' }).click()
  await page.getByRole('link', { name: `Накладная на инструмент ${PRINTED}` }).click()
  await page.getByRole('button', { name: 'Открыть: Документ (покупатель: вы)' }).click()
  const viewer = page.getByRole('dialog', { name: 'Документ (покупатель: вы)' })
  await expect(viewer.getByText('Страница 1 из 2')).toBeVisible()
  const first = viewer.getByRole('img', { name: 'Документ (покупатель: вы), страница 1' })
  await expect.poll(async () => (await first.boundingBox())?.height ?? 0).toBeGreaterThan(300)
  // A page without ink would be white all over.
  const shades = await first.evaluate(async (image: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    return new Set(context?.getImageData(0, 0, canvas.width, canvas.height).data).size
  })
  expect(shades).toBeGreaterThan(5)
  await checkAccessibility(page, 'a page of a PDF')
  await page.keyboard.press('r')
  await expect.poll(async () => (await first.boundingBox())?.width ?? 0).toBeGreaterThan(300)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img', { name: 'Документ (покупатель: вы), страница 2' })).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Следующая страница' })).toHaveCount(0)
  await viewer.getByRole('button', { name: 'Предыдущая страница' }).click()
  await expect(viewer.getByText('Страница 1 из 2')).toBeVisible()
})
