import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls the element into view on mount: the button that opened it may be a long form below. */
export const useScrollOnMount = <T extends HTMLElement>(): RefObject<T | null> => {
  const element = useRef<T>(null)
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's cleanup.
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return element
}
