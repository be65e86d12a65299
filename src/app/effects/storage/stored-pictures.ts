/**
 * Pictures stored on the server. Their address cannot carry the token, so their bytes are fetched (A37). They live as long as the
 * screen that shows them and are not stored on the device.
 */
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { Picture, Pictures } from '../../../views/fragments/photos/pictures.ts'

export interface StoredPictures {
  /** Fetches these and drops all others. */
  keepOnly: (names: readonly string[]) => void
  retry: (name: string) => void
  subscribe: (listener: () => void) => () => void
  /** A new object after every change. */
  pictures: () => Pictures
}

/** The bytes of a picture by its name. */
export type FetchPicture = (name: string, signal: AbortSignal) => Promise<ApiResult<Blob>>

const ofFiles =
  (api: Api): FetchPicture =>
  (name, signal) =>
    api.call('downloadFile', { path: { id: name }, background: true, signal })

/** @param fetchPicture where they are not files of the person who is signed in */
export const createStoredPictures = (api: Api, fetchPicture: FetchPicture = ofFiles(api)): StoredPictures => {
  const calls = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  let known: Pictures = {}

  const put = (next: Pictures) => {
    known = next
    for (const listener of listeners) listener()
  }

  const load = async (name: string) => {
    const call = new AbortController()
    calls.set(name, call)
    put({ ...known, [name]: { kind: 'loading' } })
    const answer = await fetchPicture(name, call.signal)
    if (call.signal.aborted) return
    const picture: Picture =
      answer.kind === 'ok'
        ? { kind: 'shown', url: URL.createObjectURL(answer.payload), bytes: answer.payload }
        : { kind: 'failed' }
    put({ ...known, [name]: picture })
  }

  const forget = (name: string) => {
    calls.get(name)?.abort()
    calls.delete(name)
    const { [name]: picture, ...others } = known
    if (picture?.kind === 'shown') URL.revokeObjectURL(picture.url)
    put(others)
  }

  return {
    keepOnly: (names) => {
      for (const name of Object.keys(known)) if (!names.includes(name)) forget(name)
      for (const name of names) if (!(name in known)) void load(name)
    },
    retry: (name) => void load(name),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pictures: () => known,
  }
}
