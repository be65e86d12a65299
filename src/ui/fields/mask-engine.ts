/** The masking library, in a separate chunk: only the parts for digit patterns. */
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

/** A script or a password manager may be about to select the focused field's whole text: no cursor moves meanwhile. */
class FieldMask<Options extends FactoryArg> extends InputMask<Options> {
  override _onFocus() {}
}

/** The number of digits after a position, and the position with that number: the mask inserts text before it. */
const digitsAfter = (text: string, at: number): number => text.slice(at).replaceAll(/\D/g, '').length
const placeBefore = (text: string, digits: number): number => {
  let at = text.length
  while (at > 0 && digitsAfter(text, at) < digits) at -= 1
  return at
}

/**
 * A typed part of a date, after the text before the cursor. A separator after a single digit pads it with a zero: then the
 * preceding text is rewritten together with the part.
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
 * Attaches to the element with its existing text and selection: text set by a
 * script moves the cursor to the end, and input that replaces the selection would then be appended.
 * @param onText gets the displayed text; a prefix alone counts as empty
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
    // The browser sets its own cursor after this event; if the user has typed meanwhile, the cursor has moved since.
    requestAnimationFrame(() => {
      if (engine.value !== found) return
      if (!text()) element.setSelectionRange(mask.prefix.length, mask.prefix.length)
      else if (engine.el) engine.alignCursorFriendly()
    })
  }
  const blur = () => {
    if (!text()) engine.value = ''
  }
  // The library reads the cursor on keydown; voice input and the mouse's context menu trigger none.
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
