import { useEffect, useRef, type RefObject } from 'react'

/** Brings what appears into sight: it answers to a press that may lie a long form below it. */
export const useScrollOnMount = <T extends HTMLElement>(): RefObject<T | null> => {
  const element = useRef<T>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what ends the effect.
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return element
}
