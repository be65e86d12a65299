// @vitest-environment jsdom
/** What the form of a withdrawal says of the year's limit before it is reached. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LimitsPart } from '../../../src/views/money/balance/limits-part.tsx'

afterEach(cleanup)

const SOON = 'Скоро годовой лимит выплат'

const show = (leftThisYear: number | null) =>
  render(
    <LimitsPart
      limits={{ least: 500, perPayout: 15_000, leftToday: 30_000, perYear: 4_000, leftThisYear, workingDays: 1 }}
      isLoading={false}
    />,
  )

test.each([1, 600, 999])('E20 D179 with %i ₽ of 4 000 left the limit is said to be near', (left) => {
  show(left)
  expect(screen.getByText(SOON)).toBeDefined()
  expect(screen.getByText(/^До годового лимита осталось/)).toBeDefined()
})

test.each([1_000, 4_000])('E20 with %i ₽ of 4 000 left it is said how much, and no warning', (left) => {
  show(left)
  expect(screen.queryByText(SOON)).toBeNull()
  expect(screen.getByText(/^До годового лимита осталось/)).toBeDefined()
})

test.each([0, null])('E20 with %j ₽ left nothing is said to come', (left) => {
  show(left)
  expect(screen.queryByText(SOON)).toBeNull()
})
