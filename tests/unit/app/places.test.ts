import { expect, test } from 'vitest'
import { routeOf, routes } from '../../../src/app/routes.ts'
import { PLACES } from '../../../src/domain/places.ts'

test('NV26 every route of the portal is a place that the server counts, and no place is without a route', () => {
  const patterns = routes.filter(({ name }) => name !== 'ui').map(({ path }) => path)
  expect(new Set([...patterns, '*'])).toEqual(new Set(PLACES))
  for (const place of PLACES) expect(routeOf(place).path).toBe(place)
})

test('B02 of docs/decisions.md: no place can carry a number', () => {
  for (const place of PLACES) expect(place).toMatch(/^(\*|\/[A-Za-z/:-]*)$/)
})
