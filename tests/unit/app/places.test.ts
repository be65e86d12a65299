import { expect, test } from 'vitest'
import { routeOf } from '../../../src/app/routes.ts'
import { PLACES } from '../../../src/domain/places.ts'

test('NV26 a place is found by its own pattern, so none stands in the way of another', () => {
  for (const { path } of PLACES) expect(routeOf(path).path).toBe(path)
})

test('B02 of docs/decisions.md: no place can carry a number', () => {
  for (const { path } of PLACES) expect(path).toMatch(/^(\*|\/[A-Za-z/:-]*)$/)
})

test('NV24 NV25 places of members ask for a sign-in, and those that are prerendered are open to everybody', () => {
  const rules = Object.fromEntries(PLACES.map((place) => [place.path, place.auth]))
  expect(rules).toMatchObject({ '/': true, '/sales': true, '/auth/login': false, '/delete': false, '/faq': false })
  expect(PLACES.filter((place) => 'isPrerendered' in place && place.auth)).toEqual([])
})
