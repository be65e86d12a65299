/** A tab whose process crashes, in the middle of a form and of a command: neither is lost, nothing is done twice. */
import type { Page, Route } from '@playwright/test'
import { enterAsSeller, people } from '../support/person.ts'
import { choose, photoWithoutCode, seesRemark, seesThumbnail } from '../support/photos.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openFields, openForm, rowOf, submit } from '../support/tool-form.ts'

// A crashed page is useless to other tests.
test.use({ reuseContext: false })

const UPLOAD = '**/api/files'
const SALE = '**/api/sale/seller/purchase/confirm/**'

const prepared = async (page: Page, serial: string) => {
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await page.getByLabel('Серийный номер').fill(serial)
  await choose(page, await photoWithoutCode('чек.jpg'))
}

/** The page gets no unload event. @returns the form in a new tab */
const crash = async (page: Page): Promise<Page> => {
  const debug = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The process that should answer has crashed.
  void debug.send('Page.crash').catch(() => {})
  await crashed
  const next = await page.context().newPage()
  await next.goto('/tool')
  return next
}

const registeredOnce = async (page: Page, serial: string) => {
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await page.goto('/sales')
  await expect(rowOf(page, serial)).toHaveCount(1)
}

test('B08: the tab crashes over a half-filled form: opened again it is as it was, its photo too', async ({ page }) => {
  const receipt = newReceipt()
  await prepared(page, '100.00061')
  await seesRemark(page, 'QR код не распознан')
  await openFields(page)
  await page.getByLabel('Сумма чека').fill(receipt.sum)
  await page.getByLabel('ФН', { exact: true }).fill(receipt.fn)

  const next = await crash(page)
  await expect(next.getByLabel('Серийный номер')).toHaveValue('100.00061')
  await expect(next.getByLabel('ФН', { exact: true })).toHaveValue(receipt.fn)
  await expect(next.getByLabel('Сумма чека')).toHaveValue(/^4990/)
  await expect(next.getByLabel('ФД', { exact: true })).toHaveValue('')
  await seesThumbnail(next)

  await fillForm(next, '100.00061', receipt)
  const sent = next.waitForRequest(SALE)
  await submit(next)
  expect((await sent).postDataJSON().receiptQRDto.images).toHaveLength(1)
  await registeredOnce(next, '100.00061')
})

test('B08: the tab crashes over a photo that is on its way: its name is kept, and that it did not arrive', async ({ page }) => {
  const held: Route[] = []
  await page.route(UPLOAD, (route) => {
    held.push(route)
  })
  await prepared(page, '100.00062')
  await expect.poll(() => held.length).toBe(1)

  const next = await crash(page)
  await expect(next.getByLabel('Серийный номер')).toHaveValue('100.00062')
  await expect(next.getByText('Файл чек.jpg не успел загрузиться. Выберите его ещё раз.').first()).toBeVisible()
})

for (const { what, serial, isCarriedOut } of [
  { what: 'which the server has carried out', serial: '100.00063', isCarriedOut: true },
  { what: 'which has not reached the server', serial: '100.00064', isCarriedOut: false },
])
  test(`C04 B10: the tab crashes over a sale under way, ${what}: the same command is repeated, and done once`, async ({
    page,
  }) => {
    await prepared(page, serial)
    await seesRemark(page, 'QR код не распознан')
    await fillForm(page, serial, newReceipt())
    const held: Route[] = []
    await page.route(SALE, (route) => {
      held.push(route)
    })
    await submit(page)
    await expect.poll(() => held.length).toBe(1)
    const first = held[0]!.request()
    if (isCarriedOut) expect((await held[0]!.fetch()).status()).toBe(200)

    const next = await crash(page)
    await expect(next.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
    const repeated = next.waitForRequest(SALE)
    await next.getByRole('button', { name: 'Повторить' }).click()
    const second = await repeated
    expect(second.headers()['idempotency-key']).toBe(first.headers()['idempotency-key'])
    expect(second.postData()).toBe(first.postData())
    await registeredOnce(next, serial)
  })
