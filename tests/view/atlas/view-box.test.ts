import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitAll, fitReadable, pan, reveal, scaleOf, zoom, type Box } from '../../../src/atlas/page/picture/view-box.ts'

const picture: Box = { x: 0, y: 0, width: 2_000, height: 1_200 }
const window = { width: 600, height: 500 }

const holds = (box: Box, part: Box): boolean =>
  box.x <= part.x + 0.01 &&
  box.y <= part.y + 0.01 &&
  box.x + box.width >= part.x + part.width - 0.01 &&
  box.y + box.height >= part.y + part.height - 0.01

const hasShapeOf = (box: Box, { width, height }: typeof window) => Math.abs(box.width / box.height - width / height) < 1e-6

test('the whole picture is in the window, as large as it can be', () => {
  const box = fitAll(picture, window)
  expect(holds(box, picture)).toBe(true)
  expect(hasShapeOf(box, window)).toBe(true)
  expect(box.width).toBe(2_000)
})

test('a small picture is not blown up, a large one begins at its corner and can be read', () => {
  expect(scaleOf(fitReadable({ x: 0, y: 0, width: 300, height: 200 }, window), window)).toBe(1)
  const box = fitReadable(picture, window)
  expect([box.x, box.y]).toEqual([0, 0])
  expect(scaleOf(box, window)).toBeGreaterThan(0.6)
})

test('what is looked for first is in the middle, but no window begins beside the picture', () => {
  const first = (x: number): Box => ({ x, y: 100, width: 200, height: 60 })
  const box = fitReadable(picture, window, first(900))
  expect([box.x + box.width / 2, box.y]).toEqual([1_000, 0])
  expect(fitReadable(picture, window, first(0)).x).toBe(0)
  const right = fitReadable(picture, window, first(1_900))
  expect(right.x + right.width).toBe(2_000)
})

test('zoom keeps what is under the pointer, unless the picture would leave the window', () => {
  const start = { x: 500, y: 300, width: 600, height: 500 }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 500 }), (x, y) => {
      const box = zoom(start, window, picture, 1.5, { x, y })
      const scale = scaleOf(box, window)
      expect(box.x + x / scale).toBeCloseTo(start.x + x)
      expect(box.y + y / scale).toBeCloseTo(start.y + y)
    }),
  )
})

test('however it is moved, some of the picture stays in sight', () => {
  const amount = fc.integer({ min: -100_000, max: 100_000 })
  fc.assert(
    fc.property(amount, amount, fc.double({ min: 0.01, max: 100, noNaN: true }), (x, y, factor) => {
      const box = pan(zoom(fitAll(picture, window), window, picture, factor, { x: 10, y: 10 }), window, picture, { x, y })
      expect(box.x + box.width).toBeGreaterThan(picture.x)
      expect(box.x).toBeLessThan(picture.x + picture.width)
      expect(box.y + box.height).toBeGreaterThan(picture.y)
      expect(box.y).toBeLessThan(picture.y + picture.height)
    }),
  )
})

test('a part out of sight comes into it, one in sight moves nothing', () => {
  const box = { x: 0, y: 0, width: 600, height: 500 }
  const part = { x: 1_500, y: 900, width: 200, height: 60 }
  expect(holds(reveal(box, picture, part), part)).toBe(true)
  expect(reveal(box, picture, { x: 200, y: 200, width: 100, height: 60 })).toEqual(box)
})
