/** A pause as one sign: a time line shows whether somebody waited, not for how many milliseconds. */

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Milliseconds of the shortest pause that counts. */
const SHORTEST = 50
/** Each sign is so many times the one before: the last one is more than a day. */
const RATIO = 1.45

export const signOf = (milliseconds: number): string => {
  const step = milliseconds < SHORTEST ? 0 : 1 + Math.floor(Math.log(milliseconds / SHORTEST) / Math.log(RATIO))
  return SIGNS.charAt(Math.min(step, SIGNS.length - 1))
}

export const pauseOf = (sign: string): number => {
  const step = Math.max(SIGNS.indexOf(sign), 0)
  return step === 0 ? 0 : Math.round(SHORTEST * RATIO ** (step - 0.5))
}
