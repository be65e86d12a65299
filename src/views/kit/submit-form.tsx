import type { MouseEvent, ReactNode } from 'react'
import { useFirstError } from './use-first-error.ts'

interface Props {
  /** How often the form has shown all of its messages at once. */
  reveals: number
  onSubmit: () => void
  children: ReactNode
}

/**
 * A press on a button or a box does not take the focus out of the field first. The message that leaving brings, or takes
 * away, would move the button from under the finger, and the click would be lost.
 */
const keepFocus = (event: MouseEvent<HTMLElement>): void => {
  if ((event.target as Element).closest('button, label, [type="checkbox"], [type="radio"]')) event.preventDefault()
}

/** A form whose fields are checked when they are left: its machine judges it, not the browser. */
export const SubmitForm = ({ reveals, onSubmit, children }: Props) => {
  const form = useFirstError(reveals)
  return (
    <form
      ref={form}
      noValidate
      onMouseDown={keepFocus}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
