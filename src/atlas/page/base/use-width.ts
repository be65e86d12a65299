import { useEffect, useRef, useState, type RefObject } from 'react'

/** The observed width of an element; 0 until it is known. */
export const useWidth = (): [RefObject<HTMLDivElement | null>, number] => {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
