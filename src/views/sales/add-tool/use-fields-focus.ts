import { useEffect, useRef, type RefObject } from 'react'

/**
 * The button that opens the receipt's fields goes with it, and so does the one that clears them: who pressed it finds
 * the focus in the first field, or on the way back to it. A focus that is elsewhere stays there.
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
