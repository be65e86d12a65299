/** The masking library, in a separate chunk: only the parts for digit patterns. */
import InputMask from 'imask/esm/controls/input.js'
import ActionDetails from 'imask/esm/core/action-details.js'
import type Masked from 'imask/esm/masked/base.js'
import type { FactoryArg } from 'imask/esm/masked/factory.js'
import 'imask/esm/masked/pattern.js'
import { entryProblem, fitsEntry, withoutCountryCode } from '../../domain/texts/entry.ts'
import { datePiece, isSpelled, refusalOf, SPELLED } from './mask-piece.ts'
import type { Mask } from './masks.ts'

export type MaskEngine = {
  text: () => string
  show: (text: string) => void
  destroy: () => void
}

/** Whose field it is: read at every change, because it changes with every rendering. */
type MaskOwner = { readonly current: { value: string; onValueChange: (text: string) => void } }

type MaskHears = {
  /** Gets the displayed text; a prefix alone counts as empty. */
  onText: (text: string) => void
  /** Gets the words of a text that was refused. What stood in the field stands there still. */
  onRefuse: (words: string) => void
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
 * Attaches to the element with its existing text and selection: text set by a
 * script moves the cursor to the end, and input that replaces the selection would then be appended.
 */
const attach = (element: HTMLInputElement, mask: Mask, { onText, onRefuse }: MaskHears): MaskEngine => {
  const bare = mask.prefix.replaceAll(/\D/g, '')
  const { value: plain, selectionStart, selectionEnd } = element
  /** Comes before the library's own listener, which would cut the text. */
  const judge = (event: Event) => {
    if ((event as InputEvent).isComposing) return
    const { start, end } = engine._selection ?? { start: 0, end: 0 }
    const cursorPos = element.selectionEnd ?? element.value.length
    const changed = { value: element.value, cursorPos, oldValue: engine.displayValue, oldSelection: { start, end } }
    const how = refusalOf(mask, new ActionDetails(changed))
    if (how === null) return
    event.stopImmediatePropagation()
    element.value = engine.displayValue
    if (document.activeElement === element) element.setSelectionRange(start, end)
    onRefuse(entryProblem(mask.kind, how))
  }
  element.addEventListener('input', judge)
  element.addEventListener('compositionend', judge)
  const engine = new FieldMask(element, {
    mask: mask.pattern,
    eager: 'append',
    prepare: (text: string, masked: Masked, flags: { tail?: boolean }) => {
      if (isSpelled(mask.kind) && text && !flags.tail) return datePiece(text, masked, SPELLED[mask.kind])
      if (mask.kind !== 'phone' || text === mask.prefix || flags.tail || masked.unmaskedValue.length > bare.length) return text
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
      element.removeEventListener('input', judge)
      element.removeEventListener('compositionend', judge)
      engine.destroy()
    },
  }
}

/** A text that the mask would cut stays as it is, without the mask, until it is changed to one that fits. */
const leaveAsIs = (element: HTMLInputElement, { kind }: Mask, { onText, onRefuse }: MaskHears, onFit: () => void): MaskEngine => {
  const judge = () => {
    if (fitsEntry(kind, element.value)) return onFit()
    onText(element.value)
    onRefuse(entryProblem(kind, 'found'))
  }
  judge()
  element.addEventListener('input', judge)
  return {
    text: () => element.value,
    show: (next) => {
      if (next === element.value) return
      element.value = next
      judge()
    },
    destroy: () => element.removeEventListener('input', judge),
  }
}

/**
 * The mask of the element: it attaches as soon as it can show the element's text whole.
 * @param refuse gets the words of a refused text, and null once the field's text is another one
 */
export const startMask = (
  element: HTMLInputElement,
  mask: Mask,
  owner: MaskOwner,
  refuse: (words: string | null) => void,
): MaskEngine => {
  const onText = (text: string) => {
    if (text === owner.current.value) return
    refuse(null)
    owner.current.onValueChange(text)
  }
  const hears: MaskHears = { onText, onRefuse: refuse }
  const begin = (): MaskEngine =>
    fitsEntry(mask.kind, element.value) ? attach(element, mask, hears) : leaveAsIs(element, mask, hears, again)
  const again = () => {
    current.destroy()
    current = begin()
  }
  let current = begin()
  return {
    text: () => current.text(),
    show: (next) => {
      if (next === current.text()) return
      refuse(null)
      if (fitsEntry(mask.kind, next)) return current.show(next)
      current.destroy()
      element.value = next
      current = begin()
    },
    destroy: () => current.destroy(),
  }
}
