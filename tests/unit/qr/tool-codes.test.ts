/** The reader of tools' codes on drawn labels: what share of them it reads, and none wrongly (D47). */
import { describe, expect, test } from 'vitest'
import { serialOfCode } from '../../../src/domain/serials/serial.ts'
import { turned, type Gray } from '../../../src/qr/gray.ts'
import { framePasses } from '../../../src/qr/passes.ts'
import { read } from '../../../src/qr/read.ts'
import { readToolCode } from '../../../src/qr/read-tool-code.ts'
import { blurred, noisy } from '../../qr/damage.ts'
import type { Matrix } from '../../qr/matrix.ts'
import { randomOf } from '../../qr/random.ts'
import { drawScene, scene } from '../../qr/scene.ts'
import { code128, dataMatrix, qr } from '../../qr/tool-codes.ts'

const KINDS: [string, (text: string) => Matrix, number][] = [
  ['Code 128', code128, 5],
  ['DataMatrix', dataMatrix, 8],
  ['QR', qr, 7],
]
const SERIAL = '100.00051'
/** Frames of one look through the camera: each gets another share of the attempts. */
const FRAMES = 4

const isSerialText = (text: string): boolean => serialOfCode(text) !== null

/** One look: the frames go to both readers, as the camera sends them. */
const lookAt = (gray: Gray): { kind: string; serial?: string | null } => {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const found = readToolCode(gray, frame)
    if (found.kind === 'serial') return found
    const code = read(framePasses(gray, frame), { accepts: isSerialText, triples: 3 })
    if (code.kind === 'found') return { kind: 'serial', serial: serialOfCode(code.text) }
  }
  return { kind: 'none' }
}
const label = (matrix: Matrix, module: number, seed: number, changes = {}) =>
  drawScene(scene(matrix, seed, { width: 1280, height: 720, module, hasPrint: false, quiet: 10, ...changes }))

/** The text nearest to a serial; with GRID=full the others too: serialOfCode judges them without a picture. */
const isFull = process.env['GRID'] === 'full'
const NO_SERIALS = isFull ? ['4607001234567', 'https://example.org/100.00051', '100.000512', 'A100.00051'] : ['100.000512']
const LOOKS = isFull ? 8 : 4

describe.each(KINDS)('D47 a label with %s', (_kind, draw, module) => {
  test.each([SERIAL, '10000051'])('that says %s is a serial', (text) =>
    expect(lookAt(label(draw(text), module, 1))).toEqual({ kind: 'serial', serial: SERIAL }),
  )

  test('held upright is read too', () =>
    expect(lookAt(turned(label(draw(SERIAL), module, 1)))).toEqual({ kind: 'serial', serial: SERIAL }))

  test.each(NO_SERIALS)('that says %s is no serial', (text) =>
    expect(lookAt(label(draw(text), text.length > 15 ? module * 0.6 : module * 0.8, 1)).kind).not.toBe('serial'),
  )

  test('is read in three of four looks at least, slanted, blurred and grainy, and never wrongly', () => {
    const random = randomOf(49)
    const told: [unknown, string][] = []
    for (let look = 0; look < LOOKS; look += 1) {
      const changes = {
        angle: random.between(-10, 10) / 100,
        tilt: [random.between(-8, 8) / 100, random.between(-8, 8) / 100] as [number, number],
        ink: random.between(20, 70),
        paper: random.between(170, 235),
        centre: [0.5 + random.between(-5, 5) / 100, 0.5 + random.between(-5, 5) / 100] as [number, number],
      }
      const sn = `${random.whole(100, 999)}.${String(random.whole(0, 99_999)).padStart(5, '0')}`
      const picture = noisy(blurred(label(draw(sn), module, look, changes), 0.8), random, 6, 0)
      const found = lookAt(picture)
      if (found.kind === 'serial') told.push([found.serial, sn])
    }
    expect(told.filter(([found, sn]) => found !== sn)).toEqual([])
    expect(told.length, `of ${LOOKS}`).toBeGreaterThanOrEqual(0.75 * LOOKS)
  })
})

test('D47 a table without a label has none', () => {
  const blank = Array.from({ length: 33 }, () => Array.from({ length: 33 }, () => false))
  expect(lookAt(drawScene(scene(blank, 1, { width: 1280, height: 720 })))).toEqual({ kind: 'none' })
})

test.each([
  ['100.00051', '100.00051'],
  ['10000051', '100.00051'],
  [' 10000051\n', '100.00051'],
  ['1000051', null],
  ['100,00051', null],
  ['1.0000051', null],
  ['(21)10000051', '100.00051'],
  [']C121100.00051', '100.00051'],
  ['21100.00051', null],
  ['4607001234567', null],
  ['https://example.org/100.00051', null],
  ['100.000512', null],
  ['A100.00051', null],
])('D47 «%s» in a code is %s', (text, serial) => expect(serialOfCode(text)).toBe(serial))
