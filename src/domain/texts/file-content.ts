/**
 * The type of an uploaded file, detected from its bytes (B12). Browser and server call the same function, so that a file is
 * refused with the same message before and after the upload.
 */
import { MAX_FILE_BYTES, MAX_PIXELS } from '../portal/limits.ts'

export type FileKind = 'png' | 'jpg' | 'pdf'

export type FileProblem = 'extension' | 'format' | 'tooLong' | 'damaged' | 'tooManyPixels'

export type FileVerdict = { ok: true; kind: FileKind } | { ok: false; problem: FileProblem }

/** The result of reading a picture's structure: its size, or null when it is broken. */
type Picture = { width: number; height: number } | null

/** The formats of documents (VL81). */
export const ALL_KINDS: readonly FileKind[] = ['png', 'jpg', 'pdf']
/** The formats of photos: of receipts (AT16) and of passports. */
export const PICTURE_KINDS: readonly FileKind[] = ['png', 'jpg']
const EXTENSIONS: Record<FileKind, readonly string[]> = { png: ['png'], jpg: ['jpg', 'jpeg'], pdf: ['pdf'] }

const PNG_SIGN = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG_SIGN = [0xff, 0xd8, 0xff]
/** «%PDF-» */
const PDF_SIGN = [0x25, 0x50, 0x44, 0x46, 0x2d]
/** «%%EOF» */
const PDF_END = [0x25, 0x25, 0x45, 0x4f, 0x46]
/** PDF readers look for the end mark in the last kilobyte. */
const PDF_TAIL = 1024
/** The bytes that may stand before the head. */
const PDF_LEAD = 1024

const hasAt = (bytes: Uint8Array, sign: readonly number[], at: number): boolean =>
  sign.every((byte, index) => bytes[at + index] === byte)

const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0
const shortAt = (bytes: Uint8Array, at: number): number => byteAt(bytes, at) * 256 + byteAt(bytes, at + 1)
const longAt = (bytes: Uint8Array, at: number): number => shortAt(bytes, at) * 65_536 + shortAt(bytes, at + 2)

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value
})

const crc = (bytes: Uint8Array, from: number, to: number): number => {
  let value = 0xff_ff_ff_ff
  for (let at = from; at < to; at += 1) value = (value >>> 8) ^ (CRC_TABLE[(value ^ byteAt(bytes, at)) & 0xff] ?? 0)
  return ~value >>> 0
}

/** Length, name, data and checksum of a chunk. */
const CHUNK_FRAME = 12
const IHDR_LENGTH = 13

/** Reads the chunks up to the end mark; every chunk that a decoder needs must have the right checksum. */
const readPng = (bytes: Uint8Array): Picture => {
  let at = PNG_SIGN.length
  let size: Picture = null
  let hasData = false
  while (at + CHUNK_FRAME <= bytes.length) {
    const [length, end] = [longAt(bytes, at), at + CHUNK_FRAME + longAt(bytes, at)]
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (end > bytes.length) return null
    const isNeeded = name.charCodeAt(0) < 0x60
    if (isNeeded && crc(bytes, at + 4, end - 4) !== longAt(bytes, end - 4)) return null
    if (size === null) {
      if (name !== 'IHDR' || length !== IHDR_LENGTH) return null
      size = { width: longAt(bytes, at + 8), height: longAt(bytes, at + 12) }
    }
    if (name === 'IDAT') hasData = true
    if (name === 'IEND') return hasData ? size : null
    at = end
  }
  return null
}

/** Frames that browsers can decode: baseline, extended, progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const [START_OF_SCAN, END_OF_IMAGE, MARK, ESCAPE] = [0xda, 0xd9, 0xff, 0x00]

const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** The position of the next marker after the scan data; escaped bytes and restart markers belong to the data. */
const afterScan = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = byteAt(bytes, at + 1)
    if (byteAt(bytes, at) === MARK && next !== ESCAPE && next !== MARK && !standsAlone(next)) return at
  }
  return bytes.length
}

/** A JPEG as its segments tell of it; a file that ends within its scan has no end mark, and only a decoder knows whether it is cut. */
interface Jpeg {
  size: Picture
  hasEnd: boolean
}

const BROKEN: Jpeg = { size: null, hasEnd: false }

/** Reads the segments up to the end mark or the end of the scan. Bytes after the end mark do not belong to the picture. */
const readJpeg = (bytes: Uint8Array): Jpeg => {
  let at = 2
  let size: Picture = null
  let hasScan = false
  while (at + 1 < bytes.length) {
    if (byteAt(bytes, at) !== MARK) return BROKEN
    const marker = byteAt(bytes, at + 1)
    if (marker === END_OF_IMAGE) return hasScan ? { size, hasEnd: true } : BROKEN
    if (marker === MARK) at += 1
    else if (standsAlone(marker)) at += 2
    else {
      const end = at + 2 + shortAt(bytes, at + 2)
      if (shortAt(bytes, at + 2) < 2 || end > bytes.length) return BROKEN
      if (FRAMES.has(marker)) size = { height: shortAt(bytes, at + 5), width: shortAt(bytes, at + 7) }
      if (marker === START_OF_SCAN) hasScan = true
      at = marker === START_OF_SCAN ? afterScan(bytes, end) : end
      if (marker === START_OF_SCAN && at === bytes.length && end < at) return { size, hasEnd: false }
    }
  }
  return BROKEN
}

/** Whether a JPEG that may be whole lacks its end mark, as some cameras and messengers leave it. */
export const lacksEnd = (bytes: Uint8Array): boolean => {
  if (!hasAt(bytes, JPEG_SIGN, 0)) return false
  const { size, hasEnd } = readJpeg(bytes)
  return size !== null && !hasEnd
}

/** What a JPEG without its end mark lacks. */
export const JPEG_END: readonly number[] = [MARK, END_OF_IMAGE]

/** The size of a PNG or a JPEG; null for a broken one, undefined for another file type. */
export const pictureSize = (bytes: Uint8Array): Picture | undefined => {
  if (hasAt(bytes, PNG_SIGN, 0)) return readPng(bytes)
  return hasAt(bytes, JPEG_SIGN, 0) ? readJpeg(bytes).size : undefined
}

const judgePicture = (kind: FileKind, size: Picture): FileVerdict => {
  if (size === null || size.width === 0 || size.height === 0) return { ok: false, problem: 'damaged' }
  return size.width * size.height > MAX_PIXELS ? { ok: false, problem: 'tooManyPixels' } : { ok: true, kind }
}

/** PDF readers look for the head in the first kilobyte: scanners and mail leave bytes in front of it. */
export const hasPdfHead = (bytes: Uint8Array): boolean => {
  for (let at = 0; at <= PDF_LEAD; at += 1) if (hasAt(bytes, PDF_SIGN, at)) return true
  return false
}

const judgePdf = (bytes: Uint8Array): FileVerdict => {
  for (let at = Math.max(0, bytes.length - PDF_TAIL); at < bytes.length; at += 1)
    if (hasAt(bytes, PDF_END, at)) return { ok: true, kind: 'pdf' }
  return { ok: false, problem: 'damaged' }
}

const judgeContent = (bytes: Uint8Array, kinds: readonly FileKind[]): FileVerdict => {
  if (kinds.includes('png') && hasAt(bytes, PNG_SIGN, 0)) return judgePicture('png', readPng(bytes))
  if (kinds.includes('jpg') && hasAt(bytes, JPEG_SIGN, 0)) return judgePicture('jpg', readJpeg(bytes).size)
  if (kinds.includes('pdf') && hasPdfHead(bytes)) return judgePdf(bytes)
  return { ok: false, problem: 'format' }
}

/** The fault of a file by its name alone (VL84). */
export const judgeName = (name: string, kinds: readonly FileKind[]): 'extension' | null => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return kinds.some((kind) => EXTENSIONS[kind].includes(extension)) ? null : 'extension'
}

/** The format of iPhone photos, which some browsers can decode; it is never accepted unchanged. */
const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name)

/** Whether redrawing the picture as a JPEG may cure it, in a browser that can decode it (D38). */
export const isCurable = (problem: FileProblem, name: string): boolean => {
  if (problem === 'extension') return isHeic(name)
  return (problem === 'tooLong' || problem === 'tooManyPixels') && judgeName(name, PICTURE_KINDS) === null
}

/**
 * Validates a file by its content; the name only needs an extension of one of the kinds (VL84).
 * @param bytes the whole file, or its beginning up to the limit with the full size in `length`
 * @param kinds the accepted kinds: receipts accept pictures only (AT16)
 */
export const judgeFile = (
  name: string,
  bytes: Uint8Array,
  kinds: readonly FileKind[] = ALL_KINDS,
  length: number = bytes.length,
): FileVerdict => {
  const problem = judgeName(name, kinds)
  if (problem) return { ok: false, problem }
  return length > MAX_FILE_BYTES ? { ok: false, problem: 'tooLong' } : judgeContent(bytes, kinds)
}

/** What to do with a picture of another format; a phone's screenshot is a PNG or a JPG everywhere. */
const CURES: readonly (readonly [name: RegExp, cure: string])[] = [
  [
    /\.hei[cf]$/i,
    ' Нужен JPG или PNG. На iPhone: «Настройки → Камера → Форматы → Наиболее совместимый», затем снимите ещё раз. На Android выключите HEIF в настройках камеры. На компьютере откройте фотографию и сохраните её как JPG.',
  ],
  [
    /\.jfif$/i,
    ' Это JPG с другим окончанием: переименуйте файл, чтобы имя заканчивалось на .jpg, или сделайте снимок экрана с ним.',
  ],
  [
    /\.(?:webp|avif|gif)$/i,
    ' Нужен JPG или PNG. На iPhone и Android откройте картинку на весь экран и сделайте снимок экрана. На компьютере сохраните её как PNG.',
  ],
]

const cureOf = (name: string): string => CURES.find(([pattern]) => pattern.test(name))?.[1] ?? ''

/** The message about a refused file (VL83–VL85). */
export const fileProblemText = (problem: FileProblem, name: string): string => {
  const texts: Record<FileProblem, string> = {
    extension: `Файл ${name} имеет недопустимое расширение файла.${cureOf(name)}`,
    format: `Файл ${name} имеет недопустимый формат файла.`,
    tooLong: `Максимальный размер файла ${name} превышает ${MAX_FILE_BYTES / 1024 / 1024} МБ.`,
    damaged: `Файл ${name} повреждён. Выберите другой.`,
    tooManyPixels: `Файл ${name}: слишком большая картинка, можно до ${MAX_PIXELS / 1_000_000} мегапикселей.`,
  }
  return texts[problem]
}
