/**
 * The code of a report, short enough to say on the phone: «МСТ-7F3K-92». Four signs of an alphabet without those that are taken for one
 * another, and two digits: the first is free, the second checks the rest, so that a misheard code opens nobody else's report.
 */

const PREFIX = 'МСТ'
/** Digits and Latin letters without 0 O, 1 I L, 5 S, 8 B, 2 Z: also without those that Russian keyboards have with another sound. */
const ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY'
const SIGNS = 4
const TEN = 10
const SPACE = ALPHABET.length ** SIGNS * TEN

/** Cyrillic letters that look like letters of the alphabet. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  А: 'A',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

/** Weighted by place, modulo 11 with 10 as 0: neither a wrong sign nor two that changed places pass, nearly always. */
const checkOf = (signs: string, free: string): string => {
  const values = [...Array.from(signs, (sign) => ALPHABET.indexOf(sign) + 1), Number(free) + 1]
  const sum = values.reduce((total, value, at) => total + value * (at + 2), 0)
  return String((sum % 11) % TEN)
}

/** @param seed any integer from 0; equal ones give equal codes. @returns the code as people see it */
export const writeCode = (seed: number): string => {
  let rest = Math.abs(Math.trunc(seed)) % SPACE
  const free = String(rest % TEN)
  rest = Math.floor(rest / TEN)
  const signs = Array.from({ length: SIGNS }, () => {
    const sign = ALPHABET.charAt(rest % ALPHABET.length)
    rest = Math.floor(rest / ALPHABET.length)
    return sign
  }).join('')
  return `${PREFIX}-${signs}-${free}${checkOf(signs, free)}`
}

/** How many codes there are. */
export const CODES = SPACE

/** What stands before the signs; a report begins with nothing else. */
const LEAD = /^M[CS]T/

/**
 * Reads a code as people write it: without hyphens, in small letters, in Cyrillic ones that look alike, with or without «МСТ».
 * @returns the code as `writeCode` has it; null for no code
 */
export const readCode = (text: string): string | null => {
  const signs = Array.from(text.toUpperCase(), (sign) => LOOK_ALIKE[sign] ?? sign)
    .join('')
    .replaceAll(/[^\dA-Z]/g, '')
  const bare = signs.length > SIGNS + 2 ? signs.replace(LEAD, '') : signs
  const own = bare.slice(0, SIGNS)
  const [free = '', check = ''] = bare.slice(SIGNS)
  const isWhole = bare.length === SIGNS + 2 && Array.from(own).every((sign) => ALPHABET.includes(sign))
  return isWhole && /^\d$/.test(free) && check === checkOf(own, free) ? `${PREFIX}-${own}-${free}${check}` : null
}
