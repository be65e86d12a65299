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
      if (activeElement === left || activeElement === document.body)
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    })
  })
}
