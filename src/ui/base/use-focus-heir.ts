import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react'

/**
 * For a control that goes when it has done its work, or for several of them: the focus would fall to the page's beginning.
 * @param heir the element that takes the focus, asked for when the control is gone
 * @returns the control's ref
 */
export const useFocusHeir = <Control extends HTMLElement>(heir: () => HTMLElement | null | undefined): RefCallback<Control> => {
  const isLost = useRef(false)
  useLayoutEffect(() => {
    if (!isLost.current) return
    isLost.current = false
    heir()?.focus()
  })
  // React ends a ref while the element still stands, and still has the focus.
  return useCallback(
    (control) => () => {
      isLost.current ||= document.activeElement === control
    },
    [],
  )
}
