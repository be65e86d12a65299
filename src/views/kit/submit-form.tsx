import type { ReactNode } from 'react'
import { useFirstError } from './use-first-error.ts'

interface Props {
  /** The number of times the form has revealed all messages at once. */
  reveals: number
  onSubmit: () => void
  children: ReactNode
}

/** A form whose fields are validated on blur: by its machine, not by the browser. */
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
