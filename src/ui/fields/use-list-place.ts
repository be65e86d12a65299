import { useLayoutEffect, useState, type RefObject } from 'react'

/** The maximum height of a list, the height sufficient to stay below the field, and the least useful height. */
const TALL = 320
const ENOUGH = 220
const SHORT = 144
/** The gap between list and field, and between list and screen edge. */
const GAP = 12

interface ListPlace {
  isAbove: boolean
  /** The distance between list and field in pixels when above: the field's label stays visible. */
  lift: number
  /** The list's maximum height, in pixels. */
  room: number
}

const placeOf = (field: Element): ListPlace => {
  const { top, bottom } = field.getBoundingClientRect()
  // A phone's keyboard shrinks the visual viewport, not the page.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const label = field.querySelector('input')?.labels?.[0]?.getBoundingClientRect().top ?? top
  const below = offsetTop + height - bottom - GAP
  const above = label - Math.max(offsetTop, header, 0) - GAP
  const isAbove = below < ENOUGH && above > below
  return { isAbove, lift: top - label, room: Math.max(SHORT, Math.min(TALL, isAbove ? above : below)) }
}

/** The position of a field's list, measured on opening and whenever the visual viewport changes. */
export const useListPlace = (field: RefObject<HTMLElement | null>, isOpen: boolean): ListPlace => {
  const [place, setPlace] = useState<ListPlace>({ isAbove: false, lift: 0, room: TALL })
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const look = () => {
      if (field.current) setPlace(placeOf(field.current))
    }
    look()
    const views = [window, window.visualViewport].filter((view) => view != null)
    for (const view of views) view.addEventListener('resize', look)
    return () => {
      for (const view of views) view.removeEventListener('resize', look)
    }
  }, [field, isOpen])
  return place
}
