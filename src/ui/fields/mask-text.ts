/** What people put into a mask, read as they write it. Comes with the mask's engine, after the page. */

/**
 * The first characters of a phone without the country code: 8XXXXXXXXXX, +7XXXXXXXXXX and 9XXXXXXXXX are one number.
 * Mobile codes begin with 9, so a leading 7 or 8 can only be the country's.
 */
export const withoutCountryCode = (text: string): string => {
  const digits = text.replaceAll(/\D/g, '')
  return digits.length === 11 || !digits.startsWith('9') ? digits.replace(/^[78]/, '') : digits
}

/** A day or a month, in digits, that something other than a digit follows is whole: «5.» is «05». */
const twoDigits = (digits: string, isWhole: boolean): string => (isWhole ? digits.padStart(2, '0') : digits)

/**
 * The digits of dd.MM.yyyy, as far as the text goes, of a date as people write it: «5.11.2026», «5/11/2026», «2026-11-20».
 * What follows the year, a time of day for example, is left out; a year stays as it is, so that one of two digits is none.
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
