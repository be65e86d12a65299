/** Russian mobile phones: 11 digits that begin with 7, shown in the mask +7 (XXX) XXX-XX-XX (VL12, VL14). */
import { isForeignPhone } from '../texts/foreign-phone.ts'
import { REQUIRED } from '../texts/required.ts'

/**
 * Normalises any usual spelling of a Russian phone to 11 digits that begin with 7.
 * 8XXXXXXXXXX, +7XXXXXXXXXX and 9XXXXXXXXX are the same phone.
 * @returns the digits, or null when the text is not a complete phone
 */
export const phoneDigits = (text: string): string | null => {
  const digits = isForeignPhone(text) ? '' : text.replaceAll(/\D/g, '')
  if (digits.length === 10 && digits.startsWith('9')) return `7${digits}`
  if (digits.length === 11 && (digits.startsWith('7') || digits.startsWith('8'))) return `7${digits.slice(1)}`
  return null
}

/** @returns whether the text satisfies the phone mask (VL13, VL16) */
export const isPhone = (text: string): boolean => phoneDigits(text) !== null

export const BAD_PHONE = 'Введите номер телефона'

/** The fault of a required phone field; null for a complete phone. */
export const phoneProblem = (text: string): string | null => {
  if (isPhone(text)) return null
  return text === '' ? REQUIRED : BAD_PHONE
}

/** Formats 11 digits with the mask; any other text is returned unchanged (PR03). */
export const formatPhone = (text: string): string => {
  const digits = phoneDigits(text)
  if (!digits) return text
  const [area, first, second, third] = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7, 9), digits.slice(9)]
  return `+7 (${area}) ${first}-${second}-${third}`
}
