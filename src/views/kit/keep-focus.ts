import type { MouseEvent } from 'react'

/**
 * For a form whose fields are checked when they are left: a press on a button or a box does not take the focus out of the
 * field first. The message that leaving brings, or takes away, would move the button from under the finger, and the click
 * would be lost.
 */
export const keepFocus = (event: MouseEvent<HTMLElement>): void => {
  if ((event.target as Element).closest('button, label, [type="checkbox"], [type="radio"]')) event.preventDefault()
}
