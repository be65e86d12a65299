import { useLayoutEffect, useState, type RefObject } from 'react'

/** The most that a list takes, what is enough to stay under the field, and the least that is of use. */
const TALL = 320
const ENOUGH = 220
const SHORT = 144
/** Between list and field, and between list and the edge of the screen. */
const GAP = 12

interface ListPlace {
  isAbove: boolean
  /** How far above the field it ends, in pixels: the field's own label stays readable. */
  lift: number
  /** How tall the list may be, in pixels. */
  room: number
}

const placeOf = (field: Element): ListPlace => {
  const { top, bottom } = field.getBoundingClientRect()
  // The keyboard of a phone makes the visible part of the page smaller, not the page.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const label = field.querySelector('input')?.labels?.[0]?.getBoundingClientRect().top ?? top
  const below = offsetTop + height - bottom - GAP
  const above = label - Math.max(offsetTop, header, 0) - GAP
  const isAbove = below < ENOUGH && above > below
  return { isAbove, lift: top - label, room: Math.max(SHORT, Math.min(TALL, isAbove ? above : below)) }
}

/** Where the list of a field has room, looked up when it opens and whenever the visible part of the page changes. */
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
