/** The device's position: when it is asked for, how old it may be, and that nobody is asked twice (A56, F03). */
import { afterEach, expect, test, vi } from 'vitest'
import { createLocator } from '../../../../src/app/effects/location.ts'
import { LOCATION_AGE } from '../../../../src/domain/portal/limits.ts'

const HERE = { coordinates: '55.750000,37.610000', gps: '12' }
const NOWHERE = { coordinates: '', gps: '' }

afterEach(() => vi.unstubAllGlobals())

/** A device whose answers the test gives. */
const device = () => {
  const asked: { known: (position: object) => void; refused: () => void; options: PositionOptions }[] = []
  const getCurrentPosition = (known: (position: object) => void, refused: () => void, options: PositionOptions) =>
    void asked.push({ known, refused, options })
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  let now = 1_000_000
  return { asked, locator: createLocator(() => now), pass: (milliseconds: number) => void (now += milliseconds) }
}
const told = { coords: { latitude: 55.75, longitude: 37.61, accuracy: 12.3 } }

test('F03 A56 the form asks, the press only takes the answer; a position of five minutes is enough for the browser', async () => {
  const { asked, locator } = device()
  expect([await locator.locate(), asked.length]).toEqual([NOWHERE, 0])
  locator.ask()
  const answer = locator.locate()
  expect([asked.length, asked[0]?.options]).toEqual([1, { timeout: 5_000, maximumAge: 300_000 }])
  asked[0]?.known(told)
  expect(await answer).toEqual(HERE)
})

test('F03 a form that comes back asks nobody again, while the question is open and while its answer is fresh', async () => {
  const { asked, locator, pass } = device()
  locator.ask()
  pass(2 * LOCATION_AGE)
  locator.ask()
  expect(asked).toHaveLength(1)
  asked[0]?.known(told)
  await locator.locate()
  pass(LOCATION_AGE)
  locator.ask()
  expect([asked.length, await locator.locate()]).toEqual([1, HERE])
  pass(1)
  expect(await locator.locate()).toEqual(NOWHERE)
  locator.ask()
  expect(asked).toHaveLength(2)
})

test('A56 a refusal is «not known», and so is a device without positions', async () => {
  const { asked, locator } = device()
  locator.ask()
  asked[0]?.refused()
  expect(await locator.locate()).toEqual(NOWHERE)
  vi.stubGlobal('navigator', {})
  const without = createLocator(() => 0)
  without.ask()
  expect(await without.locate()).toEqual(NOWHERE)
})
