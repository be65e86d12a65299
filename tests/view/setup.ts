// What jsdom lacks and the components ask of a browser, and an end to every test that leaves nothing behind.
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

afterEach(cleanup)
