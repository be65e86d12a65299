/** The device's clock, set right by what the server says of the time (E07). */
export interface Clock {
  /** Epoch milliseconds. Days and times that are judged or sent; what waits on this device counts with the device's own. */
  now: () => number
  /** What is added to the device's clock; the client changes it. */
  offset: number
}

export const createClock = (): Clock => {
  const clock: Clock = { offset: 0, now: () => Date.now() + clock.offset }
  return clock
}
