import { useRef } from 'react'

/** A menu item goes away together with its menu: then the focus belongs to the button of that menu. */
const menuButtonOf = (element: Element): HTMLElement | null => {
  const id = element.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return id ? document.getElementById(id) : null
}

/** For windows opened by state and not by a trigger of their own: gives the focus back to whoever opened them. */
export const useFocusReturn = () => {
  const opener = useRef<HTMLElement | null>(null)
  return {
    remember: () => {
      const active = document.activeElement
      opener.current = active && (menuButtonOf(active) ?? (active instanceof HTMLElement ? active : null))
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
