import { useEffect, type RefObject } from 'react'

/**
 * A form that is opened anew stands at its top, with the focus on what comes first, not where the page was scrolled to.
 * @param starts selectors of what may come first, the first match wins
 * @param isAgain whether it is opened anew
 */
export const useBeginAgain = (box: RefObject<HTMLElement | null>, starts: readonly string[], isAgain: boolean): void => {
  useEffect(() => {
    if (!isAgain) return undefined
    const begin = () => {
      document.body.scrollIntoView()
      for (const start of starts) {
        const control = box.current?.querySelector<HTMLElement>(start)
        if (control) return control.focus()
      }
    }
    begin()
    // The step back to the form's address comes later, and with it the browser's own place of it.
    const afterStep = () => requestAnimationFrame(() => requestAnimationFrame(begin))
    window.addEventListener('popstate', afterStep, { once: true })
    return () => window.removeEventListener('popstate', afterStep)
    // Only on mount: later changes must not move the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
