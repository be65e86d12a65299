import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { routeOf } from '../../../../src/app/routing/routes.ts'
import { placeOf, PLACES } from '../../../../src/domain/portal/places.ts'

test('NV26 a place is found by its own pattern, so none stands in the way of another', () => {
  for (const { path } of PLACES) expect(routeOf(path).path).toBe(path)
})

test('B02: no place can carry a number', () => {
  for (const { path } of PLACES) expect(path).toMatch(/^(\*|\/[A-Za-z/:-]*)$/)
})

test('NV24 NV25 places of members ask for a sign-in, and those that are prerendered are open to everybody', () => {
  const rules = Object.fromEntries(PLACES.map((place) => [place.path, place.auth]))
  expect(rules).toMatchObject({ '/': true, '/sales': true, '/auth/login': false, '/delete': false, '/faq': false })
  expect(PLACES.filter((place) => 'isPrerendered' in place && place.auth)).toEqual([])
})

/** Segments of an address: those of the portal's places, and arbitrary text. */
const part = fc.oneof(
  fc.constantFrom(...PLACES.flatMap(({ path }) => path.split('/').filter((word) => /^[a-z]/i.test(word)))),
  fc.stringMatching(/^[A-Za-z0-9._~:@!$&'()*+,;=-]{0,12}$/),
  fc.constantFrom('', 'Sales', '%20', '%2F', '%', '%E0%A4%A', '7', 'я', '%73ales', '%61uth', 'l%6Fgin'),
)
const address = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)

test('NV23 A22 the browser’s router and the server find the same place for every address', () => {
  // The router logs an undecodable address to the console.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fc.assert(
    fc.property(address, (path) => {
      expect(routeOf(path).path).toBe(placeOf(path).path)
    }),
  )
})

test.each(['/nothing%0Aat/all', '/%0D', '/sales/%E2%80%A8'])(
  'NV23 %s, which the router has no route for, is not found',
  (path) => {
    expect(routeOf(path).name).toBe('not-found')
  },
)
