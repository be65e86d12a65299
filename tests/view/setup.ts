// Before each file: what jsdom lacks and the components ask of a browser, and a window as a new one; after each test: an empty
// page.
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoObserver
// A wide screen without wishes.
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList
Object.assign(Element.prototype, {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
})

localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
delete document.documentElement.dataset['theme']
document.body.replaceChildren()

afterEach(cleanup)
