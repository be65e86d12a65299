/** Bank cards as a person enters and sees them (VL66–VL70, A73). A whole number never leaves the browser (A68). */
import type { Day } from '../dates/day.ts'

/** The digits of a card's number (FM21, §9 of the specification). */
const NUMBER = /^\d{16}$/
const EXPIRY = /^(0[1-9]|1[0-2])\/(\d{2})$/
const CODE = /^\d{3}$/

const CENTURY = '20'

/** Luhn's check of a text of digits. */
const hasControlDigit = (digits: string): boolean => {
  let sum = 0
  for (const [at, sign] of Array.from(digits).toReversed().entries()) {
    const doubled = Number(sign) * (at % 2 === 1 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Sixteen digits, in groups or not, with a right control digit. */
export const isCardNumber = (text: string): boolean => {
  const digits = text.replaceAll(/\s/g, '')
  return NUMBER.test(digits) && hasControlDigit(digits)
}

/** «MM/YY» of a real month that is not over. @param today the month of this day is the first valid one */
export const isCardExpiry = (text: string, today: Day): boolean => {
  const [, month, year] = EXPIRY.exec(text) ?? []
  return month !== undefined && year !== undefined && `${CENTURY}${year}-${month}` >= today.slice(0, 7)
}

/** CV2: three digits. */
export const isCardCode = (text: string): boolean => CODE.test(text)

/** A card's number in groups of four, whatever its signs are (BL14, A73): «2200 **** **** 4242». */
export const groupedPan = (pan: string): string => pan.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
