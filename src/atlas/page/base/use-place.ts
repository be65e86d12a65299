import { useMemo, useSyncExternalStore } from 'react'
import { readPlace, type Place } from './place.ts'

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export const usePlace = (): Place => {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  return useMemo(() => readPlace(hash), [hash])
}

export const go = (href: string): void => {
  window.location.hash = href.slice(1)
}

/** Navigates without a history entry: «Назад» must not step through every letter of a search. */
export const replace = (href: string): void => {
  window.history.replaceState(null, '', href)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
