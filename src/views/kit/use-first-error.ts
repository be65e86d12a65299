import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the first field with a message, each time the form reveals all messages at once. */
export const useFirstError = (reveals: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (reveals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [reveals])
  return form
}
