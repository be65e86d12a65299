import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStoredPictures } from '../app/effects/storage/stored-pictures.ts'
import { useDesk } from './services.ts'

/** The pictures of these names while the screen is mounted; nothing of them is stored on the device. */
export const usePictures = (names: readonly string[]) => {
  const { api } = useDesk()
  const [store] = useState(() => createStoredPictures(api))
  // Only changed names matter. No name contains a space.
  const key = names.join(' ')
  useEffect(() => {
    store.keepOnly(key === '' ? [] : key.split(' '))
    return () => store.keepOnly([])
  }, [store, key])
  return { pictures: useSyncExternalStore(store.subscribe, store.pictures), onRetry: store.retry }
}
