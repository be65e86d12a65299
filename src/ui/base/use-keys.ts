import { useEffect, useEffectEvent } from 'react'

/** Where a key is a letter of a text. */
const TYPING = 'input, textarea, select, [contenteditable]'
/** What has the keys for itself while it is open. */
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** What keys do, by their place on the keyboard (KeyA is Ф in a Russian layout), or by the sign «?». Null does nothing now. */
export type Keys = Readonly<Record<string, (() => void) | null>>

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null

/** A button takes Enter and the space bar itself. */
const isOfControl = (code: string, target: EventTarget | null): boolean =>
  (code === 'Enter' || code === 'NumpadEnter' || code === 'Space') &&
  target instanceof Element &&
  target.closest('button, a, summary') !== null

/**
 * Keys of the whole page, while nobody types and nothing lies over it. A key that is held down acts once.
 * @param repeating keys that act again and again while they are held down
 */
export const useKeys = (keys: Keys, repeating: readonly string[] = []): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const code = event.key === '?' ? '?' : event.code
    const act = keys[code]
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.repeat && !repeating.includes(code)) return
    if (isTyping(event.target) || isOfControl(code, event.target) || document.querySelector(OVERLAY)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
