import { useLayoutEffect, type RefObject } from 'react'

/**
 * Reports the element's text from before hydration:
 * typed early, restored by the browser or filled in by a password manager.
 */
export const useEarlyText = (
  element: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onValueChange: (text: string) => void,
): void => {
  useLayoutEffect(() => {
    const early = element.current?.value
    if (early && early !== value) onValueChange(early)
    // Only on mount: afterwards the owner controls the value.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
