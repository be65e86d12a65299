import { useEffect, useRef, type RefObject } from 'react'

/**
 * The button that opens the receipt's fields disappears with the press, and so does the button that clears them: focus moves
 * to the first field, or back to the opening button. Focus elsewhere stays there.
 */
export const useFieldsFocus = (areShown: boolean): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(areShown)
  useEffect(() => {
    if (before.current === areShown) return
    before.current = areShown
    if (document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>(areShown ? 'input[name="dateTime"]' : '[data-manual]')?.focus()
  }, [areShown])
  return box
}
