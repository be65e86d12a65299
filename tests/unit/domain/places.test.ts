import { expect, test } from 'vitest'
import { isPlace, PLACES, withoutTrailingSlash } from '../../../src/domain/places.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/tool', '/tool'],
  ['/tool/', '/tool'],
  ['/tool///', '/tool'],
  ['//tool', '//tool'],
  ['', ''],
])('A22 %j is the place %j', (path, place) => {
  expect(withoutTrailingSlash(path)).toBe(place)
})

test('A22 an address of a million slashes is looked at once', () => {
  const from = performance.now()
  withoutTrailingSlash(`${'/'.repeat(1_000_000)}x`)
  withoutTrailingSlash('/'.repeat(1_000_000))
  isPlace('/'.repeat(1_000_000))
  expect(performance.now() - from).toBeLessThan(500)
})

test('NV23 every pattern is a place, as are the addresses that lead elsewhere; nothing else is', () => {
  const addresses = PLACES.filter(({ path }) => path !== '*').map(({ path }) => path.replaceAll(/:\w+/g, '7'))
  for (const address of [...addresses, '/login', '/profile']) expect([address, isPlace(address)]).toEqual([address, true])
  for (const address of ['/nothing', '/tool/', '/tool//', '/tool/1/2', '', 'toString', '/__proto__'])
    expect([address, isPlace(address)]).toEqual([address, false])
})
