/**
 * A new screen starts at its top, for scroll position and keyboard focus alike. Both follow the frame in which it comes: before it,
 * each of them would force a layout of its own. Whoever has taken the focus meanwhile keeps it: a dialog, or a field of the screen.
 */
export const arrive = (): void => {
  const left = document.activeElement
  requestAnimationFrame(() => {
    window.scrollTo(0, 0)
    setTimeout(() => {
      const { activeElement } = document
      const main = document.querySelector<HTMLElement>('#main')
      // A field of the new screen may have it by now: the screen can have come together with its place.
      const isLeft = activeElement === left && main?.contains(activeElement) === false
      if (isLeft || activeElement === document.body) main?.focus({ preventScroll: true })
    })
  })
}
