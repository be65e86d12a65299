import { useRef } from 'react'

/** A menu item unmounts with its menu: then the focus returns to the menu's button. */
const menuButtonOf = (element: Element): HTMLElement | null => {
  const id = element.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return id ? document.getElementById(id) : null
}

/**
 * For windows opened by state, without a trigger of their own: returns the focus to the element that opened them.
 * @param returnTo the element to focus instead; null for the opener
 */
export const useFocusReturn = (returnTo?: () => HTMLElement | null) => {
  const opener = useRef<HTMLElement | null>(null)
  return {
    remember: () => {
      const active = document.activeElement
      opener.current = active && (menuButtonOf(active) ?? (active instanceof HTMLElement ? active : null))
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      ;(returnTo?.() ?? opener.current)?.focus()
    },
  }
}
