/** The masks that no page of a visitor needs: they stay out of what sign-in loads. */
import type { EntryKind } from '../../domain/texts/entry.ts'
import type { Mask } from './masks.ts'

const mask = (kind: EntryKind, pattern: string, placeholder: string): Mask => ({
  kind,
  pattern,
  prefix: '',
  placeholder,
  inputMode: 'numeric',
})

export const DATE_MASK = mask('date', '00.00.0000', 'дд.мм.гггг')
export const CARD_MASK = mask('card', '0000 0000 0000 0000', '0000 0000 0000 0000')
export const EXPIRY_MASK = mask('expiry', '00/00', 'ММ/ГГ')
export const CARD_CODE_MASK = mask('cardCode', '000', '000')
export const DEPARTMENT_MASK = mask('department', '000-000', '___-___')
export const PASSPORT_MASK = mask('passport', '0000 000000', '____ ______')
export const SMS_CODE_MASK = mask('smsCode', '000000', '______')
