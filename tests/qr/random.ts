/** Pseudo-random numbers with a fixed sequence (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  next: () => number
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  oneOf: <Value>(values: readonly Value[]) => Value
  /** Around 0, with deviation 1. */
  bell: () => number
  digits: (length: number) => string
}

export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number): number => low + next() * (high - low)
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    oneOf: (values) => values[whole(0, values.length - 1)]!,
    bell: () => next() + next() + next() + next() + next() + next() - 3,
    digits: (length) => Array.from({ length }, () => whole(0, 9)).join(''),
  }
}
