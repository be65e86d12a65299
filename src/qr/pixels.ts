/** Reads greyscale pixels through the browser's canvas. */
import { judgeFile } from '../domain/texts/file-content.ts'
import { grayOf, type Gray } from './gray.ts'

/** The longest side for a scan: a receipt's code that is unreadable at this size is unreadable. */
const LARGEST = 2_000

export const hasWorkerCanvas = (): boolean => typeof OffscreenCanvas !== 'undefined'

const contextOf = (width: number, height: number): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null => {
  if (hasWorkerCanvas()) return new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  return Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', { willReadFrequently: true })
}

/** @returns the picture on white, scaled down when it is large; null when the browser has no canvas */
export const drawn = (bitmap: ImageBitmap): Gray | null => {
  const factor = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * factor))
  const height = Math.max(1, Math.round(bitmap.height * factor))
  const context = contextOf(width, height)
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return grayOf(context.getImageData(0, 0, width, height).data, width, height)
}

/** The form validates the file name; here only the content counts. */
const ANY_NAME = 'photo.jpg'

/** Decodes a file as a picture, rotated by its EXIF orientation. @returns null when it is no picture, broken or too large */
export const bitmapOf = async (file: Blob): Promise<ImageBitmap | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!judgeFile(ANY_NAME, bytes, ['png', 'jpg']).ok) return null
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // The file's structure is valid, its content is not.
    return null
  }
}
