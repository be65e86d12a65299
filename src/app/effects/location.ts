/** The device's location. */
import { LOCATION_TIMEOUT } from '../../domain/limits.ts'
import type { Locate } from '../../machines/sales/add-tool/actors.ts'

const NOWHERE = { coordinates: '', gps: '' }
const DECIMALS = 6

/** Asks once; refusal, error and a timeout of five seconds all mean «not known» (A56). */
export const locate: Locate = () =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(NOWHERE)
    // The browser's own timeout starts only after the permission is granted: the permission prompt itself may hang for ever.
    const timer = setTimeout(() => resolve(NOWHERE), LOCATION_TIMEOUT)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer)
        resolve({
          coordinates: `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`,
          gps: coords.accuracy.toFixed(0),
        })
      },
      () => {
        clearTimeout(timer)
        resolve(NOWHERE)
      },
      { timeout: LOCATION_TIMEOUT, maximumAge: 60_000 },
    )
  })
