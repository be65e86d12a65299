/** Photos of receipts, against the real server. */
import type { Page } from '@playwright/test'
import { enter, enterAsSeller, PASSWORD, people } from '../support/person.ts'
import { choose, damagedPhoto, photoWithoutCode, qrTextOf, seesRemark, seesThumbnail } from '../support/photos.ts'
import { expect, test } from '../support/test.ts'
import { newReceipt, openForm, openRow, rowOf, submit } from '../support/tool-form.ts'

const UPLOAD = '**/api/files'
const SALE = '**/api/sale/seller/purchase/confirm/**'

const remove = (page: Page, name: string) => page.getByRole('button', { name: `Удалить файл ${name}` })

const prepared = async (page: Page, serial: string, phone: string = people.dmitry) => {
  await enterAsSeller(page, phone)
  await openForm(page)
  await page.getByLabel('Серийный номер').fill(serial)
}

test('AT15 AT16 VL64 VL65 a damaged photo is read, fills the form and becomes a sale with its time of day', async ({ page }) => {
  await prepared(page, '100.00031')
  const receipt = newReceipt()
  await choose(page, await damagedPhoto(qrTextOf(receipt)))
  await expect(page.getByText('QR-код распознан')).toBeVisible()
  await expect(page.getByLabel('ФН', { exact: true })).toHaveValue(receipt.fn)
  await expect(page.getByLabel('Дата покупки')).toHaveValue(receipt.date)
  await expect(page.getByLabel('Сумма чека')).toHaveValue(`${receipt.sum}.00`)
  await seesThumbnail(page)
  const sent = page.waitForRequest(SALE)
  await submit(page)
  const { receiptQRDto } = (await sent).postDataJSON()
  expect(receiptQRDto).toMatchObject({ fp: receipt.fp, fd: receipt.fd, n: 1, isManualInput: true })
  expect(receiptQRDto.time).toMatch(/T15:07:00$/)
  expect(receiptQRDto.images).toHaveLength(1)
  await page.getByRole('button', { name: 'К продажам' }).click()
  await expect(rowOf(page, '100.00031')).toContainText('Успешно')
})

test('AT30 SL16 a photo without a code stays, is enough, and goes to manual check', async ({ page }) => {
  await prepared(page, '100.00032')
  await choose(page, await photoWithoutCode())
  // A toast, and the remark that stays beside the preview.
  await expect(page.getByText('QR код не распознан')).toHaveCount(2)
  await seesRemark(page, 'QR код не распознан')
  await seesThumbnail(page)
  const sent = page.waitForRequest(SALE)
  await submit(page)
  expect((await sent).postDataJSON().receiptQRDto).toEqual({
    images: [expect.stringMatching(/^[0-9a-f]{32}\.jpg$/)],
    n: 1,
    isManualInput: true,
  })
  await expect(page.getByText('Чек по фотографии проверит поддержка. Статус и срок проверки появятся в списке')).toBeVisible()
  await page.getByRole('button', { name: 'К продажам' }).click()
  const row = rowOf(page, '100.00032')
  await expect(row).toContainText('На ручной проверке')
  await expect(row).toContainText('Есть только фотография чека')
  const details = await openRow(page, '100.00032')
  await expect(details).toContainText('Проверяет поддержка')
  await expect(details).toContainText(/До \d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/)
})

test('AT17 AT31 AT32 two photos are two uploads; one that fails says why and is sent again; one is deleted on the server', async ({
  page,
}) => {
  await prepared(page, '100.00033')
  let uploads = 0
  await page.route(UPLOAD, async (route) => {
    uploads += 1
    if (uploads === 2) await route.fulfill({ status: 422, json: { code: 500, message: 'Хранилище занято', payload: null } })
    else await route.continue()
  })
  await choose(page, await photoWithoutCode('один.jpg'), await photoWithoutCode('два.jpg'))
  await expect(page.getByText('Хранилище занято').first()).toBeVisible()
  await seesRemark(page, 'QR код не распознан')
  await submit(page)
  await expect(page.getByText('Не все фотографии загружены: повторите загрузку или удалите их')).toBeVisible()
  await page.getByRole('button', { name: 'Загрузить ещё раз два.jpg' }).click()
  await expect(remove(page, 'два.jpg')).toBeVisible()
  await seesThumbnail(page, 2)
  expect(uploads).toBe(3)
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await remove(page, 'один.jpg').click()
  expect((await deleted).status()).toBe(200)
  await seesThumbnail(page, 1)
  await page.getByLabel('Серийный номер').focus()
  const sent = page.waitForRequest(SALE)
  await submit(page)
  expect((await sent).postDataJSON().receiptQRDto.images).toHaveLength(1)
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
})

test('AT17 a photo that the server does not delete is there again, and that is said', async ({ page }) => {
  await prepared(page, '100.00034')
  await choose(page, await photoWithoutCode('чек.jpg'))
  await seesRemark(page, 'QR код не распознан')
  await page.route('**/api/files/*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()))
  await remove(page, 'чек.jpg').click()
  await expect(page.getByText('Не удалось удалить фотографию. Она осталась в форме')).toBeVisible()
  await expect(remove(page, 'чек.jpg')).toBeVisible()
})

test('VL53 VL82 VL83 VL84 what is no photo is refused in words before it is sent, and so is a fifth one', async ({ page }) => {
  await prepared(page, '100.00035')
  await submit(page)
  await expect(page.getByText('Загрузите фотографию чека или введите данные вручную')).toBeVisible()
  let uploads = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/files')) uploads += 1
  })
  await choose(page, { name: 'чек.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ not a picture') })
  await expect(page.getByText('Файл чек.jpg имеет недопустимый формат файла.').first()).toBeVisible()
  await remove(page, 'чек.jpg').click()
  await choose(page, { name: 'чек.exe', mimeType: 'image/jpeg', buffer: (await photoWithoutCode()).buffer })
  await expect(page.getByText('Файл чек.exe имеет недопустимое расширение файла.').first()).toBeVisible()
  await remove(page, 'чек.exe').click()
  expect(uploads).toBe(0)
  const five = await Promise.all(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'].map(photoWithoutCode))
  await choose(page, ...five)
  await expect(page.getByText('Вы можете загружать не более 4 файлов.')).toBeVisible()
  await expect(page.getByText('Добавлено 4 из 4')).toBeVisible()
})

test('B11: a photo of a return is refused with its reason, the fields stay empty', async ({ page }) => {
  await prepared(page, '100.00036')
  await choose(page, await damagedPhoto(qrTextOf(newReceipt(), 2)))
  await seesRemark(page, 'Это чек возврата прихода (возврат покупки). Нужен чек продажи')
  await expect(page.getByRole('button', { name: 'Ввести данные вручную' })).toBeVisible()
})

test('B08: form and photos survive a reload, and a session that ended', async ({ page }) => {
  await prepared(page, '100.00037', people.victor)
  await choose(page, await photoWithoutCode('чек.jpg'))
  await seesRemark(page, 'QR код не распознан')
  await page.reload()
  await expect(page.getByLabel('Серийный номер')).toHaveValue('100.00037')
  await seesThumbnail(page)
  await page.route(SALE, (route) =>
    route.fulfill({ status: 401, json: { code: 122, message: 'Войдите в систему', payload: null } }),
  )
  await submit(page)
  await expect(page).toHaveURL('/auth/login')
  await page.unroute(SALE)
  await page.getByLabel('Телефон').fill(people.victor)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  // E14: sign-in leads back to the place where the session expired.
  await expect(page).toHaveURL('/tool')
  await seesThumbnail(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
})

test('C04 B10: a lost reply and a reload repeat the sale with the same photos under the same key', async ({ page }) => {
  await prepared(page, '100.00038')
  await choose(page, await photoWithoutCode('чек.jpg'))
  await seesRemark(page, 'QR код не распознан')
  const keys: (string | undefined)[] = []
  const bodies: (string | null)[] = []
  let isLost = true
  await page.route(SALE, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    bodies.push(route.request().postData())
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  expect(keys[0]).toBe(keys[1])
  expect(bodies[0]).toBe(bodies[1])
  await page.goto('/sales')
  await expect(rowOf(page, '100.00038')).toHaveCount(1)
})

test('AT02 AT14 AT22 HM03 TL01 a customer registers 200.00021 with a photo, and has no «no receipt»', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mode', 'customer'))
  await enter(page, people.maria)
  await openForm(page)
  await expect(page.getByLabel('У меня нет чека')).toHaveCount(0)
  await page.getByLabel('Серийный номер').fill('200.00021')
  const receipt = newReceipt()
  await choose(page, await damagedPhoto(qrTextOf(receipt)))
  await expect(page.getByLabel('ФД', { exact: true })).toHaveValue(receipt.fd)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await page.goto('/')
  await expect(rowOf(page, '200.00021')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Все инструменты' })).toHaveAttribute('href', '/user-tools')
})
