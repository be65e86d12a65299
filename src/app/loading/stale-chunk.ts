/** Stale chunks: a chunk fails to load because the tab is older than the last two releases, or because the network is down. */

import type { StoreKey } from '../effects/stores.ts'

const RELOADED: StoreKey = 'reloaded'
const PATIENCE = 5_000

/** Whether the portal's server answers: without it a reload would replace this page by the browser's error page. */
export const isServerThere = async (): Promise<boolean> => {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    return ok
  } catch {
    return false
  }
}

/** @returns false when this place was already reloaded, or when that cannot be remembered */
const takeReload = (path: string): boolean => {
  try {
    if (window.sessionStorage.getItem(RELOADED) === path) return false
    window.sessionStorage.setItem(RELOADED, path)
    return true
  } catch {
    return false
  }
}

/** The place has opened: a later release may reload it again. */
export const forgetReload = (): void => {
  try {
    window.sessionStorage.removeItem(RELOADED)
  } catch {
    // Storage is off: nothing to forget.
  }
}

/** Reloads the page to get the current release, once per place. @returns whether a reload is under way */
export const reloadOnce = async (): Promise<boolean> => {
  if (!(await isServerThere()) || !takeReload(window.location.pathname)) return false
  window.location.reload()
  return true
}
