import type { EntryKind } from '../../domain/texts/entry.ts'

/** Masks as plain data. «0» is a typed digit, all other characters are fixed and inserted automatically. */
export type Mask = {
  pattern: string
  /** The part before the first slot; it appears on focus. */
  prefix: string
  placeholder: string
  inputMode: 'tel' | 'numeric'
  /** Which spellings it takes, and what it refuses in words. */
  kind: EntryKind
}

export const PHONE_MASK: Mask = {
  kind: 'phone',
  pattern: '+{7} (000) 000-00-00',
  prefix: '+7 (',
  placeholder: '+7 (___) ___-__-__',
  inputMode: 'tel',
}

/** Whether every slot and every fixed character of the mask is filled (FM03). */
export const isMaskComplete = ({ pattern }: Mask, text: string): boolean => {
  const body = pattern.replaceAll(/[{}]/g, '')
  return (
    body.length === text.length &&
    Array.from(body).every((sign, at) => (sign === '0' ? /\d/.test(text[at] ?? '') : sign === text[at]))
  )
}
