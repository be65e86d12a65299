import { useEffect, useRef, type RefObject } from 'react'

/** Pixels that must stay between header and dock above a keyboard; with less of them the dock waits behind it. */
const ROOM = 320
/** Pixels between the dock and what it must not cover. */
const GAP = 8

/** What the on-screen keyboard covers of the window's lower edge; a zoomed page tells nothing of it. */
const keyboardHeight = (viewport: VisualViewport): number => {
  if (viewport.scale > 1.01 || viewport.height < ROOM) return 0
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop))
}

/** The dock's height as the styles know it: 0 where it is not fixed, NaN where the browser has no registered properties. */
const styledHeight = (): number => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--dock'))

/** Scrolls what is being typed in, with its message, out from under the dock; nothing else moves the page. */
const clear = (dock: HTMLElement): void => {
  const field = document.activeElement
  if (!(field instanceof HTMLElement) || dock.contains(field) || !field.matches('input, textarea, select')) return
  if (getComputedStyle(dock).position !== 'fixed') return
  const messages = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'))
  const ends = [field, ...messages.map((id) => document.getElementById(id))].map(
    (part) => part?.getBoundingClientRect().bottom ?? 0,
  )
  const hidden = Math.max(...ends) + GAP - dock.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy({ top: hidden })
}

/** Measures the dock and the keyboard for the styles (`--dock-height`, `--keyboard`), and keeps the focused field above both. */
export const useDock = (): RefObject<HTMLDivElement | null> => {
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dock.current
    if (!element) return undefined
    const viewport = window.visualViewport
    const { style } = document.documentElement
    const known = { '--dock-height': '', '--keyboard': '0px' }
    // A property of the root restyles the whole page, so only news are told.
    const tell = (name: keyof typeof known, pixels: number) => {
      const value = `${pixels}px`
      if (known[name] === value) return
      known[name] = value
      style.setProperty(name, value)
    }
    const place = () => {
      const keyboard = viewport ? keyboardHeight(viewport) : 0
      const height = element.offsetHeight
      const styled = styledHeight()
      if (styled !== 0 && styled !== height) tell('--dock-height', height)
      tell('--keyboard', keyboard)
    }
    const placeClear = () => {
      place()
      clear(element)
    }
    // The form grows when a message comes. The observer tells its first sizes too, once the page has its layout.
    const sizes = new ResizeObserver(placeClear)
    for (const each of [element, element.closest('form')]) if (each) sizes.observe(each)
    viewport?.addEventListener('resize', placeClear)
    // A person who scrolls looks elsewhere: the page is theirs.
    viewport?.addEventListener('scroll', place)
    return () => {
      sizes.disconnect()
      viewport?.removeEventListener('resize', placeClear)
      viewport?.removeEventListener('scroll', place)
      style.removeProperty('--dock-height')
      style.removeProperty('--keyboard')
    }
  }, [])
  return dock
}
