import { expect, test } from 'vitest'
import { fitted, held, LARGEST, moved, pinched, settled, turned, WHOLE, zoomed } from '../../../../src/ui/viewer/lens.ts'

const STAGE = { width: 400, height: 600 }
const PHOTO = { width: 2000, height: 1000 }

test('a photograph is fitted into the stage as it lies', () => {
  expect(fitted(PHOTO, STAGE, 0)).toEqual({ width: 400, height: 200 })
  // On its side 200 across and 400 down would be: as large as the height allows.
  expect(fitted(PHOTO, STAGE, 90)).toEqual({ width: 600, height: 300 })
  expect(fitted(PHOTO, STAGE, -90)).toEqual(fitted(PHOTO, STAGE, 270))
  expect(fitted({ width: 0, height: 0 }, STAGE, 0)).toEqual({ width: 0, height: 0 })
})

test('what is under the pointer stays under it', () => {
  const at = { x: 100, y: -50 }
  const lens = zoomed(zoomed(WHOLE, 2, at), 1.5, at)
  expect(lens.scale).toBe(3)
  // The point of the photograph that was at the pointer: (at − x) / scale.
  expect((at.x - lens.x) / lens.scale).toBeCloseTo(at.x)
  expect((at.y - lens.y) / lens.scale).toBeCloseTo(at.y)
})

test('it is never smaller than whole, nor larger than its limit', () => {
  expect(zoomed(WHOLE, 0.1, { x: 0, y: 0 }).scale).toBe(1)
  expect(zoomed(WHOLE, 100, { x: 0, y: 0 }).scale).toBe(LARGEST)
})

test('it is moved no further than its edges', () => {
  const far = moved({ ...WHOLE, scale: 4 }, { x: 5000, y: -5000 })
  // 400 × 4 across in 400, 200 × 4 down in 600.
  expect(held(far, PHOTO, STAGE)).toMatchObject({ x: 600, y: -100 })
  expect(held(moved(WHOLE, { x: 10, y: 10 }), PHOTO, STAGE)).toEqual(WHOLE)
})

test('it is turned by quarters, and shown whole again', () => {
  expect(turned({ ...WHOLE, scale: 3, x: 9 }, 1)).toEqual({ ...WHOLE, turn: 90 })
  expect(turned({ ...WHOLE, turn: 90 }, -1)).toEqual(WHOLE)
})

test('two fingers spread, turn and move it; then it lies at the nearest quarter', () => {
  const spread = pinched(
    WHOLE,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ],
  )
  expect(spread).toEqual({ ...WHOLE, scale: 2 })
  const turn = pinched(
    WHOLE,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: 0, y: -50 },
      { x: 0, y: 50 },
    ],
  )
  expect(turn.turn).toBeCloseTo(90)
  // Across the border between 180 and −180 degrees the shorter way is meant.
  const small = pinched(
    WHOLE,
    [
      { x: 50, y: 1 },
      { x: -50, y: -1 },
    ],
    [
      { x: 50, y: -1 },
      { x: -50, y: 1 },
    ],
  )
  expect(Math.abs(small.turn)).toBeLessThan(5)
  expect(settled({ ...WHOLE, turn: 80 }).turn).toBe(90)
  expect(
    pinched(
      WHOLE,
      [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ],
      [
        { x: 5, y: 0 },
        { x: 5, y: 0 },
      ],
    ),
  ).toMatchObject({ scale: 1, x: 5 })
})
