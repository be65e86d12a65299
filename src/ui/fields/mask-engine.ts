/** The masking library, a chunk of its own: only the parts a digit pattern needs. */
import InputMask from 'imask/esm/controls/input.js'
import ChangeDetails from 'imask/esm/core/change-details.js'
import type Masked from 'imask/esm/masked/base.js'
import type { FactoryArg } from 'imask/esm/masked/factory.js'
import 'imask/esm/masked/pattern.js'
import { dateDigits, withoutCountryCode } from './mask-text.ts'
import type { Mask } from './masks.ts'

export type MaskEngine = {
  text: () => string
  show: (text: string) => void
  destroy: () => void
}

/** A focused field may be about to get the whole text selected, by a script or a password manager: nothing moves meanwhile. */
class FieldMask<Options extends FactoryArg> extends InputMask<Options> {
  override _onFocus() {}
}

/** How many digits stand after a place, and the place that has as many: the mask adds to what stands before it. */
const digitsAfter = (text: string, at: number): number => text.slice(at).replaceAll(/\D/g, '').length
const placeBefore = (text: string, digits: number): number => {
  let at = text.length
  while (at > 0 && digitsAfter(text, at) < digits) at -= 1
  return at
}

/**
 * A piece of a date behind what stands before the cursor. A separator behind one digit fills it up: then what stands there
 * is written anew, together with the piece.
 */
const datePiece = (text: string, masked: Masked): string | [string, ChangeDetails] => {
  const before = masked.value
  const [digits, whole] = [before.replaceAll(/\D/g, ''), dateDigits(before + text)]
  // A separator that changes nothing is the mask's own, or none.
  if (whole.startsWith(digits)) return whole.slice(digits.length) || '.'
  masked.reset()
  return [whole, new ChangeDetails({ tailShift: -before.length })]
}

/**
 * Takes the element over, together with what already stands in it and what of it is selected: a text that is set by a
 * script moves the cursor to its end, and what replaces the selection would then be appended to it.
 * @param onText gets the shown text; a bare prefix counts as nothing
 */
export const startMask = (element: HTMLInputElement, mask: Mask, onText: (text: string) => void): MaskEngine => {
  const bare = mask.prefix.replaceAll(/\D/g, '')
  const { value: plain, selectionStart, selectionEnd } = element
  const engine = new FieldMask(element, {
    mask: mask.pattern,
    eager: 'append',
    prepare: (text: string, masked: Masked, flags: { tail?: boolean }) => {
      if (mask.isDate && text && !flags.tail) return datePiece(text, masked)
      if (!mask.countryCode || text === mask.prefix || flags.tail || masked.unmaskedValue.length > bare.length) return text
      return withoutCountryCode(text)
    },
  })
  const text = () => (engine.unmaskedValue.length > bare.length || !bare ? engine.value : '')
  const focus = () => {
    if (!engine.value) engine.value = mask.prefix
    const found = engine.value
    // The browser puts its own cursor after this event; whoever has typed meanwhile has moved it since.
    requestAnimationFrame(() => {
      if (engine.value !== found) return
      if (!text()) element.setSelectionRange(mask.prefix.length, mask.prefix.length)
      else if (engine.el) engine.alignCursorFriendly()
    })
  }
  const blur = () => {
    if (!text()) engine.value = ''
  }
  // The library looks where the cursor is when a key goes down; voice and the menu of the mouse press none.
  const look = ({ isComposing }: InputEvent) => {
    if (!isComposing) engine._saveSelection()
  }
  engine.on('accept', () => onText(text()))
  element.addEventListener('focus', focus)
  element.addEventListener('blur', blur)
  element.addEventListener('beforeinput', look)
  if (element.value) onText(text())
  if (document.activeElement === element) {
    const end = placeBefore(engine.value, digitsAfter(plain, selectionEnd ?? plain.length))
    const start = selectionStart === 0 && selectionEnd ? 0 : placeBefore(engine.value, digitsAfter(plain, selectionStart ?? end))
    element.setSelectionRange(start, end)
    focus()
  }
  return {
    text,
    show: (next) => {
      if (next !== text()) engine.value = next
    },
    destroy: () => {
      element.removeEventListener('focus', focus)
      element.removeEventListener('blur', blur)
      element.removeEventListener('beforeinput', look)
      engine.destroy()
    },
  }
}
