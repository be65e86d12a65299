import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetsOf } from '../../../src/atlas/page/picture/print-sheets.ts'

const at = (width: number, height: number) => sheetsOf({ x: 0, y: 0, width, height })

test('a picture that can be read on one page stays there', () => {
  expect(at(850, 1_326)).toEqual([])
  expect(at(300, 200)).toEqual([])
})

test('the sheets of a large one are of one size, in rows, and neighbours overlap', () => {
  const sheets = at(2_136, 4_029)
  expect(new Set(sheets.map(({ width, height }) => `${width} ${height}`)).size).toBe(1)
  expect(sheets.map(({ y }) => Math.round(y))).toEqual([0, 0, 1_215, 1_215, 2_429, 2_429])
  expect(sheets[1]!.x).toBeLessThan(sheets[0]!.width)
})

test('whatever the size, every point of the picture is on a sheet', () => {
  const length = fc.integer({ min: 1, max: 9_000 })
  fc.assert(
    fc.property(
      length,
      length,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (w, h, a, b) => {
        const sheets = at(w, h)
        const isOn = sheets.some(
          ({ x, y, width, height }) =>
            a * w >= x - 0.01 && a * w <= x + width + 0.01 && b * h >= y - 0.01 && b * h <= y + height + 0.01,
        )
        return sheets.length === 0 || isOn
      },
    ),
  )
})
