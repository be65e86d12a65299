/** Whether the portal is visible to its user. */
import type { WhenActive } from '../../machines/kit/active.ts'

export const isActive = (): boolean => document.visibilityState === 'visible' && navigator.onLine

export const whenActive: WhenActive = (signal) =>
  new Promise((resolve) => {
    if (isActive()) return resolve()
    const look = () => {
      if (!isActive()) return
      stop()
      resolve()
    }
    const stop = () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
      signal.removeEventListener('abort', stop)
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    signal.addEventListener('abort', stop)
  })
