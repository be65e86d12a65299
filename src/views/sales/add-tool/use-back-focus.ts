import { useEffect, type RefObject } from 'react'

/** What a form begins with after a result, first match first: what is wrong, the camera, the serial. */
const STARTS = ['[aria-invalid="true"]', '[data-scan]', 'input[name="serialNumber"]']

/** After a result the form is opened anew: at its top, with the focus on what comes first, not where the result was scrolled to. */
export const useBackFocus = (box: RefObject<HTMLElement | null>, isBack: boolean): void => {
  useEffect(() => {
    if (!isBack) return undefined
    const begin = () => {
      document.body.scrollIntoView()
      for (const start of STARTS) {
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
