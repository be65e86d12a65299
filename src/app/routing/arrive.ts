/** A new screen starts at its top, for scroll position and keyboard focus alike. */
export const arrive = (): void => {
  window.scrollTo(0, 0)
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
}
