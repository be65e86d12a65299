import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStoredPictures, type StoredPictures } from '../app/effects/storage/stored-pictures.ts'
import { useDesk } from './services.ts'

/** The pictures of these names while the screen is mounted; nothing of them is stored on the device. */
const useStore = (names: readonly string[], create: () => StoredPictures) => {
  const [store] = useState(create)
  // Only changed names matter. No name contains a space.
  const key = names.join(' ')
  useEffect(() => {
    store.keepOnly(key === '' ? [] : key.split(' '))
    return () => store.keepOnly([])
  }, [store, key])
  return { pictures: useSyncExternalStore(store.subscribe, store.pictures), onRetry: store.retry }
}

export const usePictures = (names: readonly string[]) => {
  const { api } = useDesk()
  return useStore(names, () => createStoredPictures(api))
}

/** The picture of a passport that is open, by a call of its own, which the audit tells of. @param name null while none is open */
export const usePassport = (id: string, name: string | null) => {
  const { api } = useDesk()
  return useStore(name === null ? [] : [name], () =>
    createStoredPictures(api, (picture, signal) =>
      api.call('getDeskPersonPicture', { path: { id, name: picture }, background: true, signal }),
    ),
  )
}
