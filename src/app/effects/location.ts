/** The device's location. */
import { LOCATION_AGE, LOCATION_TIMEOUT } from '../../domain/portal/limits.ts'
import type { Locate } from '../../machines/sales/add-tool/actors.ts'
import type { Position } from '../../machines/sales/add-tool/types.ts'

const NOWHERE: Position = { coordinates: '', gps: '' }
const DECIMALS = 6

const ask = (): Promise<Position> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(NOWHERE)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          coordinates: `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`,
          gps: coords.accuracy.toFixed(0),
        }),
      () => resolve(NOWHERE),
      // The browser's time begins with the permission: a prompt that nobody answers hangs, and nobody waits for it.
      { timeout: LOCATION_TIMEOUT, maximumAge: LOCATION_AGE },
    )
  })

/** The device's position: asked for when a form opens, told when it is sent. */
export interface Locator {
  /** Puts the question, unless it is open or has an answer that is not too old: nobody is asked twice (F03). */
  ask: () => void
  /** The answer. Refusal, error, silence and a position of more than five minutes mean «not known» (A56). */
  locate: Locate
}

/** @param now epoch milliseconds of the device, which ages of positions are counted by */
export const createLocator = (now: () => number): Locator => {
  let asked: { answer: Promise<Position>; at: number } | null = null
  const isFresh = (): boolean => asked !== null && now() - asked.at <= LOCATION_AGE
  return {
    ask: () => {
      if (isFresh()) return
      const question = { answer: ask(), at: Infinity }
      asked = question
      void question.answer.then(() => (question.at = now()))
    },
    locate: () => (asked !== null && isFresh() ? asked.answer : Promise.resolve(NOWHERE)),
  }
}
