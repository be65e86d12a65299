/** Redraws a picture within the size limits of a file, upright and as a JPEG (D38). For worker and page alike. */
import { pictureSize } from '../../../domain/texts/file-content.ts'
import { MAX_FILE_BYTES } from '../../../domain/portal/limits.ts'

/** The largest photos that phones take: decoding takes four bytes per pixel. */
const MOST_OPENED = 200_000_000
/** The longest side that every browser can draw. */
const LONGEST = 16_384
/** Tried in turn until the file is small enough. The first is the largest canvas of an iPhone. */
const TRIES = [
  { pixels: 16_000_000, quality: 0.9 },
  { pixels: 16_000_000, quality: 0.75 },
  { pixels: 8_000_000, quality: 0.75 },
  { pixels: 4_000_000, quality: 0.75 },
]

/** Rotated by its EXIF orientation. @returns null when the browser cannot decode the file, or should not */
const opened = async (file: Blob): Promise<ImageBitmap | null> => {
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()))
  if (size !== undefined && (size === null || size.width * size.height > MOST_OPENED)) return null
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // No picture, or a format unknown to this browser.
    return null
  }
}

const encoded = (bitmap: ImageBitmap, pixels: number, quality: number): Promise<Blob | null> => {
  const { width, height } = bitmap
  const factor = Math.min(1, Math.sqrt(pixels / (width * height)), LONGEST / Math.max(width, height))
  const size = { width: Math.max(1, Math.floor(width * factor)), height: Math.max(1, Math.floor(height * factor)) }
  const isOnPage = typeof OffscreenCanvas === 'undefined'
  const canvas = isOnPage ? Object.assign(document.createElement('canvas'), size) : new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // A JPEG has no transparency: the background is white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, size.width, size.height)
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/** @returns null when the browser cannot decode the picture or has no canvas */
export const redraw = async (file: Blob): Promise<Blob | null> => {
  const bitmap = await opened(file)
  if (!bitmap) return null
  try {
    for (const { pixels, quality } of TRIES) {
      const drawn = await encoded(bitmap, pixels, quality)
      if (!drawn || drawn.size <= MAX_FILE_BYTES) return drawn
    }
    return null
  } finally {
    bitmap.close()
  }
}
