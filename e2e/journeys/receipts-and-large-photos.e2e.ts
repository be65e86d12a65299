/** Photos of two receipts, and photos too large to upload unchanged, against the real server. */
import type { Page, Response } from '@playwright/test'
import sharp from 'sharp'
import { enterAsSeller, people } from '../support/person.ts'
import {
  choose,
  damagedPhoto,
  largePhoto,
  longPhoto,
  photoWithoutCode,
  qrTextOf,
  seesRemark,
  seesThumbnail,
  type Photo,
} from '../support/photos.ts'
import { expect, test } from '../support/test.ts'
import { newReceipt, openForm, submit, type Receipt } from '../support/tool-form.ts'

const prepared = async (page: Page, serial: string) => {
  await enterAsSeller(page, people.dmitry)
  await openForm(page)
  await page.getByLabel('Серийный номер').fill(serial)
}
const seesReceipt = async (page: Page, { fn, fd, fp }: Receipt) => {
  await expect(page.getByLabel('ФН', { exact: true })).toHaveValue(fn)
  await expect(page.getByLabel('ФД', { exact: true })).toHaveValue(fd)
  await expect(page.getByLabel('ФП', { exact: true })).toHaveValue(fp)
}
const question = (page: Page) => page.getByRole('alertdialog')
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Удалить файл ${name}` }).click()

test('AT15 AT17 AT31 D38 photographs of two receipts: the person is asked, and asked again when the one that was taken goes', async ({
  page,
}) => {
  await prepared(page, '100.00039')
  const [first, second] = [newReceipt(), newReceipt()]
  await choose(page, await damagedPhoto(qrTextOf(first), 'один.jpg'))
  await seesReceipt(page, first)
  // A second photo of the same receipt raises no question: the next photo is read after it.
  await choose(page, await damagedPhoto(qrTextOf(first), 'тот же.jpg'), await damagedPhoto(qrTextOf(second), 'два.jpg'))
  await expect(question(page)).toContainText('на фотографии два.jpg другое')
  await expect(question(page)).toContainText(first.fd)
  await expect(question(page)).toContainText(second.fd)
  await page.getByRole('button', { name: 'Оставить как в форме' }).click()
  await seesReceipt(page, first)
  await remove(page, 'тот же.jpg')
  await expect(question(page)).toHaveCount(0)
  await remove(page, 'один.jpg')
  await expect(question(page)).toContainText('Очистить данные чека?')
  await page.getByRole('button', { name: 'Очистить', exact: true }).click()
  // The remaining photo is read again: its receipt is the only one now.
  await seesReceipt(page, second)
  await seesThumbnail(page, 1)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
})

test('AT15 B08 D38 a reload while the question stands asks it again, by the photograph on the server', async ({ page }) => {
  await prepared(page, '100.00091')
  const [first, second] = [newReceipt(), newReceipt()]
  await choose(page, await damagedPhoto(qrTextOf(first), 'один.jpg'), await damagedPhoto(qrTextOf(second), 'два.jpg'))
  await expect(question(page)).toContainText('на фотографии два.jpg другое')
  await page.reload()
  await expect(question(page)).toContainText('на фотографии два.jpg другое')
  await page.getByRole('button', { name: 'Взять с фотографии' }).click()
  await seesReceipt(page, second)
})

test('AT30 AT18 D38 what was unreadable stays said beside its thumbnail until the data are typed', async ({ page }) => {
  await prepared(page, '100.00092')
  await choose(page, await photoWithoutCode('чек.jpg'))
  await seesRemark(page, 'QR код не распознан')
  await page.reload()
  await seesRemark(page, 'QR код не распознан')
  await page.getByRole('button', { name: 'Ввести данные вручную' }).click()
  await expect(page.getByText('QR код не распознан')).toHaveCount(0)
})

/** The uploaded bytes, and the picture stored on the server. */
const uploaded = async (page: Page, photo: Photo) => {
  const isUpload = (answer: Response) => answer.request().method() === 'POST' && answer.url().endsWith('/api/files')
  const upload = page.waitForResponse(isUpload)
  await choose(page, photo)
  const answer = await upload
  const { token = '', 'content-length': sent } = await answer.request().allHeaders()
  const { payload } = (await answer.json()) as { payload: string }
  const stored = await page.request.get(`/api/files/${payload}`, { headers: { token } })
  const { format, width, height, orientation = 1 } = await sharp(await stored.body()).metadata()
  return { sent: Number(sent), format, width, height, orientation }
}

test('VL85 D38 a photograph of 48 megapixels, taken with the phone on its side, is made smaller, stands upright and is read', async ({
  page,
}) => {
  test.slow()
  await prepared(page, '100.00093')
  const receipt = newReceipt()
  const photo = await largePhoto(qrTextOf(receipt), 'чек с телефона.jpg')
  const told = await sharp(photo.buffer).metadata()
  expect([told.width * told.height, told.orientation]).toEqual([48_000_000, 6])
  const kept = await uploaded(page, photo)
  expect(kept).toMatchObject({ format: 'jpeg', orientation: 1 })
  expect(kept.height / kept.width).toBeCloseTo(4 / 3, 2)
  expect(kept.width * kept.height).toBeLessThanOrEqual(16_000_000)
  expect(kept.width * kept.height).toBeGreaterThan(15_000_000)
  expect(kept.sent).toBeLessThan(10 * 1024 * 1024)
  await seesReceipt(page, receipt)
  await seesThumbnail(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
})

test('VL85 D38 a PNG of more than 10 MB is sent as a JPEG that fits, and its code is read', async ({ page }) => {
  test.slow()
  await prepared(page, '100.00094')
  const receipt = newReceipt()
  const photo = await longPhoto(qrTextOf(receipt), 'чек.png')
  expect(photo.buffer.length).toBeGreaterThan(10 * 1024 * 1024)
  const kept = await uploaded(page, photo)
  expect(kept).toMatchObject({ format: 'jpeg', width: 3_200, height: 2_400 })
  expect(kept.sent).toBeLessThan(10 * 1024 * 1024)
  await seesReceipt(page, receipt)
})

test('VL82 VL84 VL85 D38 what the browser cannot open is refused in words and takes no place', async ({ page }) => {
  await prepared(page, '100.00095')
  const long = Buffer.concat([(await photoWithoutCode()).buffer.subarray(0, 20), Buffer.alloc(10 * 1024 * 1024)])
  await choose(page, { name: 'длинный.jpg', mimeType: 'image/jpeg', buffer: long })
  await expect(page.getByText('Максимальный размер файла длинный.jpg превышает 10 МБ.').first()).toBeVisible()
  await choose(page, { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') })
  const heic =
    'Файл IMG_1.HEIC имеет недопустимое расширение файла. Нужен JPG или PNG. На iPhone: «Настройки → Камера → Форматы → Наиболее совместимый», затем снимите ещё раз. На Android выключите HEIF в настройках камеры. На компьютере откройте фотографию и сохраните её как JPG.'
  await expect(page.getByText(heic).first()).toBeVisible()
  await choose(page, ...(await Promise.all(['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map(photoWithoutCode))))
  await expect(page.getByText('Добавлено 4 из 4')).toBeVisible()
  await expect(page.getByText('Вы можете загружать не более 4 файлов.')).toHaveCount(0)
  await seesThumbnail(page, 4)
})
