import { useEffect, useRef, type RefObject } from 'react'

/** On mount the element takes the focus that its control has just lost; whoever is busy elsewhere keeps it. */
export const useFocusIfLost = <T extends HTMLElement>(): RefObject<T | null> => {
  const element = useRef<T>(null)
  useEffect(() => {
    const { activeElement, body } = document
    // Browsers differ in when a control that is disabled loses the focus.
    if (activeElement === null || activeElement === body || activeElement.matches(':disabled'))
      element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
