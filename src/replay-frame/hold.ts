/**
 * Keeps hands off the screen while a recording is looked at: what somebody types, presses or follows there would stand between them and what was
 * recorded. Reading, selecting and scrolling go on. In «Отсюда иначе» only an address outside of the screen's own router is held back.
 */

const ACTS = ['beforeinput', 'click', 'change', 'submit', 'paste', 'drop'] as const

/** Keys that press or choose; others move the reader. */
const PRESSES: ReadonlySet<string> = new Set(['Enter', ' '])

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** A screen that takes the focus, as screens do, would take it from the desk: the next key would be lost. @returns ends it */
const holdFocus = (isByHand: () => boolean): (() => void) => {
  const { prototype } = HTMLElement
  const own = Object.getOwnPropertyDescriptor(prototype, 'focus')
  const focus: unknown = own?.value
  if (own === undefined || typeof focus !== 'function') return () => undefined
  const focusByHand = function (this: HTMLElement, options?: FocusOptions): void {
    if (isByHand()) Reflect.apply(focus, this, [options])
  }
  Object.defineProperty(prototype, 'focus', { ...own, value: focusByHand })
  return () => Object.defineProperty(prototype, 'focus', own)
}

/**
 * @param isByHand whether somebody goes on by hand
 * @returns ends it
 */
export const holdScreen = (target: EventTarget, isByHand: () => boolean): (() => void) => {
  const onAct = (event: Event): void => {
    if (!isByHand()) stop(event)
  }
  const onKey = (event: Event): void => {
    if (!isByHand() && PRESSES.has((event as KeyboardEvent).key)) event.preventDefault()
  }
  const onLeave = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('a[href]') !== null) event.preventDefault()
  }
  for (const type of ACTS) target.addEventListener(type, onAct, true)
  target.addEventListener('keydown', onKey, true)
  target.addEventListener('click', onLeave)
  const freeFocus = holdFocus(isByHand)
  return () => {
    freeFocus()
    for (const type of ACTS) target.removeEventListener(type, onAct, true)
    target.removeEventListener('keydown', onKey, true)
    target.removeEventListener('click', onLeave)
  }
}
