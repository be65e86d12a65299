import { useState } from 'react'

/**
 * Whether a window has been opened since its screen came. A screen has many windows, and a closed one costs with every render as much as
 * a row of a list: until then it is not rendered at all. Later it is, so that it can leave with its last contents.
 */
export const useWasOpen = (open: boolean): boolean => {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return wasOpen || open
}
