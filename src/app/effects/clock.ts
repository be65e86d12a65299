/** The device's clock, corrected by the server's time (E07). */
export interface Clock {
  /** Epoch milliseconds, for days and times that are judged or sent; timers on this device use the device's own clock. */
  now: () => number
  /** The correction of the device's clock; the client updates it. */
  offset: number
}

export const createClock = (): Clock => {
  const clock: Clock = { offset: 0, now: () => Date.now() + clock.offset }
  return clock
}
