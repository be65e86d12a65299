/** Drafts end by the device's clock, whoever is signed in and whether anybody is (B08). */
import { eraseExpired } from './drafts.ts'

/** How long an expired draft may stay in an open tab, in milliseconds. */
const EVERY = 60_000

/**
 * Erases them now and for as long as the page stays open. To be called before anything else reads the stores.
 * @returns ends it
 */
export const expireDrafts = (): (() => void) => {
  const erase = () => eraseExpired(Date.now())
  erase()
  const clock = setInterval(erase, EVERY)
  // The timers of a page that is hidden, or asleep, stand still.
  document.addEventListener('visibilitychange', erase)
  window.addEventListener('pageshow', erase)
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', erase)
    window.removeEventListener('pageshow', erase)
  }
}
