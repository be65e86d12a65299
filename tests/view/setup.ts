// What jsdom lacks and the components ask of a browser, and an end to every test that leaves nothing behind.
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoObserver
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}

afterEach(cleanup)
