// Before each file: what jsdom lacks and the components ask of a browser, and a window as a new one; after each test: an empty
// page.
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach } from 'vitest'
import { phone } from './kit/on-phone.ts'

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoObserver
// Without wishes, and wide until a test says otherwise.
window.matchMedia = (media) =>
  ({
    media,
    get matches() {
      return phone.isHeld && media.includes('max-width')
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList
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

/**
 * React's development build takes a stack for every element, to say in a warning who made it: a fifth of the time of these tests.
 * Past a number of elements it leaves that off by itself, and starts to count anew each second.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {}, configurable: true })

/** Milliseconds until a search gives up: the usual one second is too short for a part that is loaded late on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
