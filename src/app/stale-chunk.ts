/** A chunk that cannot be loaded: the tab is older than the last two releases, or the network is down. */

import type { StoreKey } from './effects/stores.ts'

const RELOADED: StoreKey = 'reloaded'
const PATIENCE = 5_000

/** Whether the portal's server answers: a reload without it would trade this page for the browser's own error page. */
export const isServerThere = async (): Promise<boolean> => {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    return ok
  } catch {
    return false
  }
}

/** @returns false when this place has been reloaded already, or when that cannot be remembered */
const takeReload = (path: string): boolean => {
  try {
    if (window.sessionStorage.getItem(RELOADED) === path) return false
    window.sessionStorage.setItem(RELOADED, path)
    return true
  } catch {
    return false
  }
}

/** The place has opened: a later release may reload it once again. */
export const forgetReload = (): void => {
  try {
    window.sessionStorage.removeItem(RELOADED)
  } catch {
    // Storage is off: nothing is remembered there.
  }
}

/** Reloads the page for the release of today, once for each place. @returns whether the page is about to go */
export const reloadOnce = async (): Promise<boolean> => {
  if (!(await isServerThere()) || !takeReload(window.location.pathname)) return false
  window.location.reload()
  return true
}
