import { useLayoutEffect, type RefObject } from 'react'

/**
 * Hands over what stood in the element before React took the prerendered page over:
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
    // Only the first moment counts: afterwards the value is the owner's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
