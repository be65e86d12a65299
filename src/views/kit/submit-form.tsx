import type { ReactNode } from 'react'
import { useFirstError } from './use-first-error.ts'

interface Props {
  /** How often the form has shown all of its messages at once. */
  reveals: number
  onSubmit: () => void
  children: ReactNode
}

/** A form whose fields are checked when they are left: its machine judges it, not the browser. */
export const SubmitForm = ({ reveals, onSubmit, children }: Props) => {
  const form = useFirstError(reveals)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
