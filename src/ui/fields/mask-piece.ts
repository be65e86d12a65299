/** What is put into a mask, piece by piece: how it is spelled, and whether it is refused. Loaded with the mask's engine. */
import type ActionDetails from 'imask/esm/core/action-details.js'
import ChangeDetails from 'imask/esm/core/change-details.js'
import type Masked from 'imask/esm/masked/base.js'
import { dateDigits, digitsOf, expiryDigits, fitsEntry, hasRoom, type Refused } from '../../domain/texts/entry.ts'
import type { Mask } from './masks.ts'

export const SPELLED = { date: dateDigits, expiry: expiryDigits } as const
export const isSpelled = (kind: Mask['kind']): kind is keyof typeof SPELLED => kind in SPELLED

/**
 * A typed part of a date, after the text before the cursor. A separator after a single digit pads it with a zero, and a long year
 * loses its century: then the preceding text is rewritten together with the part.
 */
export const datePiece = (text: string, masked: Masked, spelled: (text: string) => string): string | [string, ChangeDetails] => {
  const before = masked.value
  const [digits, whole] = [digitsOf(before), spelled(before + text)]
  // A separator that changes nothing is the mask's own, or none.
  if (whole.startsWith(digits)) return whole.slice(digits.length) || '.'
  masked.reset()
  return [whole, new ChangeDetails({ tailShift: -before.length })]
}

/** How the element's new text was refused; null when the mask can show it, or when nothing was put in. */
export const refusalOf = ({ kind, prefix }: Mask, { inserted, head, tail, oldValue }: ActionDetails): Refused | null => {
  if (digitsOf(inserted) === '') return null
  const before = digitsOf(head.slice(prefix.length))
  const behind = digitsOf(tail.slice(Math.max(0, prefix.length - (oldValue.length - tail.length))))
  const fits =
    behind === '' ? fitsEntry(kind, before === '' ? inserted : head + inserted) : hasRoom(kind, before + behind, inserted)
  if (fits) return null
  return inserted.length === 1 ? 'typed' : 'pasted'
}
