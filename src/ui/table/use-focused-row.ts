import { useLayoutEffect, useState, type RefObject } from 'react'

const indexOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset['index']) : null
}

/** The index of the focused row. */
export const useFocusedRow = (body: RefObject<HTMLElement | null>): number | null => {
  const [focused, setFocused] = useState<number | null>(() => indexOf(document.activeElement))
  // Before a list that has just come gives a row the focus.
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return undefined
    const onIn = (event: FocusEvent) => setFocused(indexOf(event.target))
    const onOut = (event: FocusEvent) => setFocused(indexOf(event.relatedTarget))
    element.addEventListener('focusin', onIn)
    element.addEventListener('focusout', onOut)
    return () => {
      element.removeEventListener('focusin', onIn)
      element.removeEventListener('focusout', onOut)
    }
  }, [body])
  return focused
}
