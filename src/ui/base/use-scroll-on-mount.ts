import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls the element into view on mount: the button that opened it may be a long form below.
 * @param block where it stands then: a screen of its own is read from its start, a part is only brought into the window
 */
export const useScrollOnMount = <T extends HTMLElement>(block: 'start' | 'nearest'): RefObject<T | null> => {
  const element = useRef<T>(null)
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's cleanup.
    element.current?.scrollIntoView({ block })
    // Only on mount: later changes must not move the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return element
}
