import type { FocusEvent } from 'react'

/** For controls of several parts: reports once that the focus has left all of them, not its moves between them. */
export const useLeave = (open: boolean, onLeave: (() => void) | undefined) => (event: FocusEvent<HTMLElement>) => {
  if (!open && !event.currentTarget.contains(event.relatedTarget)) onLeave?.()
}
