import { useEffect, useRef, type RefObject } from 'react'

/** Puts the focus on the element when it appears, so that a screen reader begins with it. */
export const useFocusOnMount = <T extends HTMLElement>(wanted: boolean): RefObject<T | null> => {
  const element = useRef<T>(null)
  useEffect(() => {
    if (wanted) element.current?.focus({ preventScroll: true })
    // Once, when it appears: later changes must not take the focus from where the person is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return element
}
