import { useLayoutEffect, useState, type RefObject } from 'react'

const topOf = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().top + window.scrollY)

/** The distance of an element from the top of the page, updated when content above it grows. */
export const usePageOffset = (target: RefObject<HTMLElement | null>): number => {
  const [offset, setOffset] = useState(() => (target.current ? topOf(target.current) : 0))
  useLayoutEffect(() => {
    const element = target.current
    if (!element) return undefined
    const read = () => setOffset(topOf(element))
    read()
    const observer = new ResizeObserver(read)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [target])
  return offset
}
