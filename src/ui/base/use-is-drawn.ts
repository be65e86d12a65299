import { startTransition, useEffect, useState } from 'react'

/**
 * Whether the frame after the first commit has been drawn: for what would force a layout before it, as a dialog does that measures the page
 * and takes the focus. Where nothing is drawn, in a tab behind others, it comes once the tab is seen.
 */
export const useIsDrawn = (): boolean => {
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsDrawn(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isDrawn
}
