/**
 * The reader on the project's own damaged receipts: all of them are read, none wrongly. `npm test` takes the first of each kind,
 * one for each level of error correction; the full grid takes all.
 */
import { describe, expect, test } from 'vitest'
import { areTwoReceipts, isReceiptQr } from '../../../src/domain/sales/receipt-qr.ts'
import { inverted, type Gray } from '../../../src/qr/gray.ts'
import { framePasses, passesOf } from '../../../src/qr/passes.ts'
import { read, type Reading } from '../../../src/qr/read.ts'
import { kinds, PER_KIND, picturesOf, receiptText } from '../../qr/corpus.ts'
import { noisy } from '../../qr/damage.ts'
import { matrixOf, type Matrix } from '../../qr/matrix.ts'
import { randomOf } from '../../qr/random.ts'
import { drawScene, scene } from '../../qr/scene.ts'

const perKind = process.env['GRID'] === 'full' ? PER_KIND : 4

/** Processor time per picture, in microseconds: many times the usual one, so that only a hanging reader exceeds it. */
const ABSURD = 10_000_000

const search = (gray: Gray): Reading => {
  const begun = process.cpuUsage()
  return read(passesOf(gray), { accepts: isReceiptQr, isOver: () => process.cpuUsage(begun).user > ABSURD })
}

/** A picture with two sheets side by side. */
const beside = (left: Gray, right: Gray): Gray => {
  const width = left.width + right.width
  const data = new Uint8ClampedArray(width * left.height)
  for (let y = 0; y < left.height; y += 1) {
    data.set(left.data.subarray(y * left.width, (y + 1) * left.width), y * width)
    data.set(right.data.subarray(y * right.width, (y + 1) * right.width), y * width + left.width)
  }
  return { data, width, height: left.height }
}

const text = receiptText(randomOf(7))
const advert = 'https://shop.example/promo?utm_source=receipt&utm_campaign=winter'
const sheet = (matrix: Matrix, changes = {}): Gray => drawScene(scene(matrix, 3, changes))
const nothing: Matrix = Array.from({ length: 33 }, () => Array.from({ length: 33 }, () => false))

describe('damaged receipts', () => {
  test('are more than 150 pictures of more than ten kinds', () => {
    expect(kinds.length).toBeGreaterThan(10)
    expect(kinds.length * PER_KIND).toBeGreaterThan(150)
  })

  test('are the same pictures every time', async () => {
    const draw = async () => (await picturesOf('noise', 1).next()).value
    expect(await draw()).toEqual(await draw())
  })

  test.each(kinds)('AT15 A53 %s: every code is read, none wrong', async (kind) => {
    const unread: string[] = []
    let count = 0
    for await (const { name, text, gray } of picturesOf(kind, perKind)) {
      count += 1
      const reading = search(gray)
      if (reading.kind !== 'found' || reading.text !== text) unread.push(`${name}: ${JSON.stringify(reading)}`)
    }
    expect(unread).toEqual([])
    expect(count).toBe(perKind)
  })
})

describe('a picture', () => {
  test('AT15 with an advertisement beside the receipt gives the receipt', () => {
    const picture = beside(sheet(matrixOf(advert)), sheet(matrixOf(text)))
    expect(search(picture)).toEqual({ kind: 'found', text })
    expect(search(inverted(picture))).toEqual({ kind: 'found', text })
  })

  const second = receiptText(randomOf(8))
  const both = (one: Gray, other: Gray): Reading =>
    read(passesOf(beside(one, other)), { accepts: isReceiptQr, differ: areTwoReceipts })

  test('AT15 D183 with two receipts gives both, whichever stands first', () => {
    const reading = both(sheet(matrixOf(text)), sheet(matrixOf(second)))
    expect(reading.kind === 'several' && reading.texts.toSorted()).toEqual([text, second].toSorted())
  })

  test('AT15 D183 with one receipt twice, or with an advertisement, gives the receipt', () => {
    expect(both(sheet(matrixOf(text)), sheet(matrixOf(text)))).toEqual({ kind: 'found', text })
    expect(both(sheet(matrixOf(advert)), sheet(matrixOf(text)))).toEqual({ kind: 'found', text })
    expect(both(sheet(matrixOf(text)), sheet(nothing))).toEqual({ kind: 'found', text })
  })

  test('AT30 with another code only says so', () => {
    expect(search(sheet(matrixOf(advert)))).toEqual({ kind: 'other', text: advert })
  })

  test.each([
    ['print only', sheet(nothing, { angle: 0.3 })],
    ['grain', noisy(sheet(nothing, { hasPrint: false }), randomOf(1), 60, 0.1)],
    ['one colour', sheet(nothing, { hasPrint: false, paper: 90 })],
    ['one pixel', { data: new Uint8ClampedArray(1), width: 1, height: 1 }],
    ['one line', { data: new Uint8ClampedArray(400), width: 400, height: 1 }],
  ])('AT30 of %s has no code', (_, picture) => expect(search(picture)).toEqual({ kind: 'none' }))

  test.each([10, 30, 60, 100, 160, 220, 300, 400])('of a code with %i letters is read', (length) => {
    const long = `https://ofd.example/${'0123456789abcdef'.repeat(30)}`.slice(0, length)
    const module = 420 / (matrixOf(long).length + 8)
    const accepts = (found: string) => found.endsWith(long)
    expect(read(passesOf(sheet(matrixOf(long), { module, angle: 0.1 })), { accepts })).toEqual({ kind: 'found', text: long })
  })

  test('mirrored, as a front camera gives it, is read', () => {
    const mirrored = matrixOf(text).map((row) => row.toReversed())
    expect(search(sheet(mirrored))).toEqual({ kind: 'found', text })
  })

  test('AT30 of a code that is past repair is never read wrong', () => {
    const seen: Reading[] = []
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = randomOf(seed)
      const share = random.between(0.06, 0.3)
      const matrix = matrixOf(text, 'L').map((row) => row.map((module) => (random.next() < share ? !module : module)))
      const gray = sheet(matrix, { width: 260, height: 260, module: 5, hasPrint: false })
      let passes = 0
      seen.push(read(passesOf(gray), { accepts: isReceiptQr, isOver: () => (passes += 1) > 24 }))
    }
    const wrong = seen.filter((reading) => reading.kind !== 'none' && !('text' in reading && reading.text === text))
    expect(wrong).toEqual([])
    expect(seen.filter(({ kind }) => kind === 'none').length).toBeGreaterThan(15)
  })

  test('that takes too long is given up between steps', () => {
    let asked = 0
    const isOver = () => (asked += 1) > 3
    expect(read(passesOf(sheet(nothing)), { accepts: isReceiptQr, isOver })).toEqual({ kind: 'none' })
    expect(asked).toBe(4)
  })
})

test('AT15 a frame of a camera is read at once, an inverted one within a few', () => {
  const frame = sheet(matrixOf(text), { width: 1280, height: 720, angle: 0.2, module: 8 })
  const inFrames = (gray: Gray, count: number): number =>
    Array.from({ length: count }, (_, at) => read(framePasses(gray, at), { accepts: isReceiptQr, triples: 3 })).findIndex(
      ({ kind }) => kind === 'found',
    )
  expect(inFrames(frame, 1)).toBe(0)
  expect(inFrames(inverted(frame), 4)).toBeGreaterThanOrEqual(0)
})
