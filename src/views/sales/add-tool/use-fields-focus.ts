import { useEffect, useRef, type RefObject } from 'react'

const isOnControl = (): boolean => document.activeElement?.matches('input, textarea, select, button, a') ?? false

/**
 * The button that opens the receipt's fields disappears with the press, and so does the button that clears them: focus moves
 * to the first field, or back to the opening button. Focus elsewhere stays there.
 * @param isAskedFor the address has asked for the fields: they are open from the start
 */
export const useFieldsFocus = (areShown: boolean, isAskedFor: boolean): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(areShown && !isAskedFor)
  useEffect(() => {
    if (before.current === areShown) return
    before.current = areShown
    if (isOnControl()) return
    box.current?.querySelector<HTMLElement>(areShown ? 'input[name="dateTime"]' : '[data-manual]')?.focus()
  }, [areShown])
  return box
}
