/** Photos of receipts, drawn by the test, and their selection in the file picker. */
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Gray } from '../../src/qr/gray.ts'
import { shaken } from '../../tests/qr/damage.ts'
import { randomOf } from '../../tests/qr/random.ts'
import { sheetWith, sheetWithout } from './fake-camera.ts'
import { today, type Receipt } from './tool-form.ts'

export interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

const photoOf = async (name: string, { data, width, height }: Gray): Promise<Photo> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(Buffer.from(data), { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer(),
})

/** The receipt's printed QR text, at seven minutes past three. */
export const qrTextOf = ({ sum, fn, fd, fp }: Receipt, kind = 1): string =>
  `t=${today().split('.').toReversed().join('')}T1507&s=${sum}.00&fn=${fn}&i=${fd}&fp=${fp}&n=${kind}`

/** Blurred by an unsteady hand. */
export const damagedPhoto = (text: string, name = 'чек.jpg'): Promise<Photo> => photoOf(name, shaken(sheetWith(text), 6, 0.4))
/** A photo without the code. */
export const photoWithoutCode = (name = 'без кода.jpg'): Promise<Photo> => photoOf(name, sheetWithout())

/** 48 megapixels, as phones store them: rotated, with an EXIF orientation. */
export const largePhoto = async (text: string, name: string): Promise<Photo> => {
  const { data, width, height } = sheetWith(text)
  const upright = sharp(Buffer.from(data), { raw: { width, height, channels: 1 } }).resize(6_000, 8_000, { fit: 'fill' })
  const buffer = await sharp(await upright.png({ compressionLevel: 1 }).toBuffer())
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Few megapixels and many bytes: the grain of a dark room, compressed without loss. */
export const longPhoto = async (text: string, name: string): Promise<Photo> => {
  const [width, height] = [3_200, 2_400]
  const random = randomOf(7)
  const { data, width: drawnWidth, height: drawnHeight } = sheetWith(text)
  const large = await sharp(Buffer.from(data), { raw: { width: drawnWidth, height: drawnHeight, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const grainy = large.map((value) => Math.min(255, Math.max(0, value + random.between(-25, 25))))
  return {
    name,
    mimeType: 'image/png',
    buffer: await sharp(grainy, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  }
}

export const choose = (page: Page, ...photos: Photo[]): Promise<void> =>
  page.getByRole('group', { name: 'Фото чека' }).locator('input[type=file]').first().setInputFiles(photos)

/** A preview whose bytes have arrived: its URL is of this page, because a URL of the server carries no token. */
export const seesThumbnail = async (page: Page, count = 1): Promise<void> => {
  const pictures = page.getByRole('group', { name: 'Фото чека' }).locator('li img')
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('src', /^blob:/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
}

/** The remark beside a preview. */
export const seesRemark = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('group', { name: 'Фото чека' }).getByRole('listitem').getByText(text)).toBeVisible()
