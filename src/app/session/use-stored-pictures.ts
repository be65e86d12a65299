import { useEffect, useState, useSyncExternalStore } from 'react'
import { useServices } from './context.ts'
import { createStoredPictures } from '../effects/storage/stored-pictures.ts'

/** The pictures of these names while the screen is mounted. */
export const useStoredPictures = (names: readonly string[]) => {
  const { api } = useServices()
  const [store] = useState(() => createStoredPictures(api))
  // The session brings a new list with every answer; only changed names matter. No name contains a space.
  const key = names.join(' ')
  useEffect(() => {
    store.keepOnly(key === '' ? [] : key.split(' '))
    return () => store.keepOnly([])
  }, [store, key])
  return { pictures: useSyncExternalStore(store.subscribe, store.pictures), onRetry: store.retry }
}
