import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the element on mount, so that a screen reader starts with it. */
export const useFocusOnMount = <T extends HTMLElement>(wanted: boolean): RefObject<T | null> => {
  const element = useRef<T>(null)
  useEffect(() => {
    if (wanted) element.current?.focus({ preventScroll: true })
    // Only on mount: later changes must not move the user's focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return element
}
