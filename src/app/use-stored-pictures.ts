import { useEffect, useState, useSyncExternalStore } from 'react'
import { useServices } from './context.ts'
import { createStoredPictures } from './effects/stored-pictures.ts'

/** The pictures of these names while the screen is there. */
export const useStoredPictures = (names: readonly string[]) => {
  const { api } = useServices()
  const [store] = useState(() => createStoredPictures(api))
  // The session brings a new list with every answer; only other names are news. No name has a space in it.
  const key = names.join(' ')
  useEffect(() => {
    store.keepOnly(key === '' ? [] : key.split(' '))
    return () => store.keepOnly([])
  }, [store, key])
  return { pictures: useSyncExternalStore(store.subscribe, store.pictures), onRetry: store.retry }
}
