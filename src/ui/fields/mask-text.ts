/** Normalises text entered into a mask. Loaded with the mask's engine, after the page. */

/**
 * Strips the country code from the start of a phone: 8XXXXXXXXXX, +7XXXXXXXXXX and 9XXXXXXXXX are one number.
 * Mobile codes begin with 9, so a leading 7 or 8 can only be the country's.
 */
export const withoutCountryCode = (text: string): string => {
  const digits = text.replaceAll(/\D/g, '')
  return digits.length === 11 || !digits.startsWith('9') ? digits.replace(/^[78]/, '') : digits
}

/** Pads a day or month that is complete, because a non-digit follows: «5.» is «05». */
const twoDigits = (digits: string, isWhole: boolean): string => (isWhole ? digits.padStart(2, '0') : digits)

/**
 * The digits of dd.MM.yyyy from a date in any usual spelling, complete or not: «5.11.2026», «5/11/2026», «2026-11-20».
 * Text after the year, for example a time, is dropped; the year stays unchanged, so a two-digit year is invalid.
 */
export const dateDigits = (text: string): string => {
  const parts = [...text.matchAll(/(\d+)(\D?)/g)].map(([, digits = '', sign = '']) => ({ digits, isWhole: sign !== '' }))
  const [first, second, third] = parts
  if (first?.digits.length === 4 && second && third)
    return twoDigits(third.digits, true) + twoDigits(second.digits, true) + first.digits
  return [first, second]
    .map((part) => (part ? twoDigits(part.digits, part.isWhole) : ''))
    .join('')
    .concat(third?.digits ?? '')
}
