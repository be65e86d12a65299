/**
 * Which tab of a browser polls: the one that holds a lock of the browser while it is visible and online (A27). The lock goes on by
 * itself when that tab is hidden, is closed or crashes.
 */
import { isActive } from '../effects/active.ts'

interface Turn {
  taken: () => void
  lost: () => void
}

/** Tabs that cannot hear each other each have a turn of their own. */
const canShare = (): boolean => 'locks' in navigator && 'BroadcastChannel' in window

/** Waits for the lock and holds it until the signal. */
const hold = async (name: string, signal: AbortSignal, taken: () => void): Promise<void> => {
  try {
    await navigator.locks.request(name, { signal }, () => {
      if (signal.aborted) return undefined
      taken()
      return new Promise<void>((release) => signal.addEventListener('abort', () => release()))
    })
  } catch {
    // Given up before it was granted, or the browser grants none here: then this tab polls by itself.
    if (!signal.aborted) taken()
  }
}

/**
 * Takes part in the turns until it is stopped.
 * @param name the turns of one person: tabs of different people poll for themselves
 * @returns stops, without a further word
 */
export const seekTurn = (name: string, { taken, lost }: Turn): (() => void) => {
  let wanted: AbortController | null = null
  let isHeld = false
  const take = () => {
    isHeld = true
    taken()
  }
  const begin = () => {
    wanted = new AbortController()
    if (canShare()) void hold(name, wanted.signal, take)
    else take()
  }
  const end = () => {
    wanted?.abort()
    wanted = null
    const wasHeld = isHeld
    isHeld = false
    return wasHeld
  }
  const look = () => {
    if (isActive() && !wanted) begin()
    else if (!isActive() && end()) lost()
  }
  const target = new AbortController()
  const options = { signal: target.signal }
  document.addEventListener('visibilitychange', look, options)
  window.addEventListener('online', look, options)
  window.addEventListener('offline', look, options)
  look()
  return () => {
    target.abort()
    end()
  }
}
