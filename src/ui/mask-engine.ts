/** The masking library, a chunk of its own: only the parts a digit pattern needs. */
import InputMask from 'imask/esm/controls/input.js'
import type Masked from 'imask/esm/masked/base.js'
import 'imask/esm/masked/pattern.js'
import { withoutCountryCode, type Mask } from './masks.ts'

export type MaskEngine = {
  text: () => string
  show: (text: string) => void
  destroy: () => void
}

/**
 * Takes the element over, together with what already stands in it.
 * @param onText gets the shown text; a bare prefix counts as nothing
 */
export const startMask = (element: HTMLInputElement, mask: Mask, onText: (text: string) => void): MaskEngine => {
  const bare = mask.prefix.replaceAll(/\D/g, '')
  const engine = new InputMask(element, {
    mask: mask.pattern,
    eager: 'append',
    prepare: (text: string, masked: Masked, flags: { tail?: boolean }) => {
      if (!mask.countryCode || text === mask.prefix || flags.tail || masked.unmaskedValue.length > bare.length) return text
      return withoutCountryCode(text)
    },
  })
  const text = () => (engine.unmaskedValue.length > bare.length || !bare ? engine.value : '')
  const focus = () => {
    if (!engine.value) engine.value = mask.prefix
    // The browser puts its own cursor after this event.
    requestAnimationFrame(() => {
      if (!text()) element.setSelectionRange(mask.prefix.length, mask.prefix.length)
    })
  }
  const blur = () => {
    if (!text()) engine.value = ''
  }
  engine.on('accept', () => onText(text()))
  element.addEventListener('focus', focus)
  element.addEventListener('blur', blur)
  if (element.value) onText(text())
  if (document.activeElement === element) focus()
  return {
    text,
    show: (next) => {
      if (next !== text()) engine.value = next
    },
    destroy: () => {
      element.removeEventListener('focus', focus)
      element.removeEventListener('blur', blur)
      engine.destroy()
    },
  }
}
