// QR codes read, misread and missed by the portal's reader, and its speed, against a plain call of the library.
import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { tsImport } from 'tsx/esm/api'
import { median, table } from './lib/table.mjs'

const source = (path) => tsImport(path, import.meta.url)

const PICTURE = /\.(?:png|jpe?g|webp)$/i

/** Pictures of a folder and its subfolders; the expected text is in <name>.txt, if known. */
const picturesIn = async function* (folder, { grayOf }) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile() && PICTURE.test(file.name)).map((file) => join(file.parentPath, file.name))
  for (const path of paths.toSorted()) {
    const beside = path.replace(PICTURE, '.txt')
    const text = existsSync(beside) ? readFileSync(beside, 'utf8') : null
    const { data, info } = await sharp(path).autoOrient().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    yield { name: relative(folder, path), text, gray: grayOf(new Uint8ClampedArray(data), info.width, info.height) }
  }
}

const corpus = async function* ({ kinds, picturesOf }) {
  for (const kind of kinds) yield* picturesOf(kind)
}

/** The reference: one call of the library's own detector. */
const libraryReader = async () => {
  const { default: zxing } = await import('@zxing/library')
  const { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } = zxing
  return ({ data, width, height }) => {
    try {
      const source = new RGBLuminanceSource(data, width, height)
      return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText()
    } catch {
      return null
    }
  }
}

const timed = (read, gray) => {
  const from = performance.now()
  const text = read(gray)
  return { text, time: performance.now() - from }
}

const rank = (values, share) => values.toSorted((left, right) => left - right)[Math.ceil(values.length * share) - 1] ?? 0

/** A text without an expected one counts as read: nothing contradicts it. */
const row = (name, results) => {
  const times = results.map(({ time }) => time)
  const right = results.filter(({ text, wanted }) => text !== null && (wanted === null || text === wanted)).length
  const wrong = results.filter(({ text, wanted }) => text !== null && wanted !== null && text !== wanted).length
  const milliseconds = [median(times), rank(times, 0.95), Math.max(...times)].map((time) => time.toFixed(0))
  return [name, `${right} / ${results.length}`, wrong, ...milliseconds]
}

/** @returns whether no picture was misread and none of the project's own was missed */
export const run = async () => {
  const args = process.argv.slice(3).filter((one) => one !== '--')
  const { values } = parseArgs({ args, options: { dir: { type: 'string' } } })
  const [gray, passes, reader] = await Promise.all(['gray', 'passes', 'read'].map((name) => source(`../src/qr/${name}.ts`)))
  const { isReceiptQr } = await source('../src/domain/sales/receipt-qr.ts')
  const readers = {
    portal: (picture) => {
      const found = reader.read(passes.passesOf(picture), { accepts: values.dir ? () => true : isReceiptQr })
      return found.kind === 'none' ? null : found.text
    },
    'library, one look': await libraryReader(),
  }
  const pictures = values.dir ? picturesIn(values.dir, gray) : corpus(await source('../tests/qr/corpus.ts'))
  const results = { portal: [], 'library, one look': [] }
  for await (const { name, text: wanted, gray } of pictures)
    for (const [who, read] of Object.entries(readers)) results[who].push({ name, wanted, ...timed(read, gray) })
  if (results.portal.length === 0) {
    console.error(`Нет картинок: ${values.dir}`)
    return false
  }
  table(
    ['QR codes', 'read', 'wrong', 'ms median', 'p95', 'max'],
    Object.entries(results).map(([who, all]) => row(who, all)),
  )
  const missed = results.portal.filter(({ text, wanted }) => text === null || (wanted !== null && text !== wanted))
  for (const { name, text } of missed) console.log(`${text === null ? 'not read' : 'WRONG   '} ${name}`)
  return values.dir ? missed.every(({ text }) => text === null) : missed.length === 0
}
