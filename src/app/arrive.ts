/** A new screen begins at its top, and whoever goes on by keys begins there too. */
export const arrive = (): void => {
  window.scrollTo(0, 0)
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
}
