/**
 * The bytes of picked files, by the ids that machines use, with their previews and upload progress. Each form has one keeper;
 * signing out empties all of them (B08).
 */
import type { Api } from '../../api/client.ts'
import type { FileSource } from '../../machines/fragments/files/actors.ts'
import type { FilesPort } from '../../views/kit/files-port.ts'
import { whenErased } from './storage/erasers.ts'

export interface PickedFiles extends FileSource, FilesPort {
  onProgress: (id: string, share: number) => void
  /** The bytes of a file, fetched from the server for a file of an earlier visit; null when they are nowhere. */
  bytesOf: (file: { id: string; stored: string | null }, signal: AbortSignal) => Promise<Blob | null>
  /** Drops all files except these. */
  keepOnly: (ids: readonly string[]) => void
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const createPickedFiles = (api: Api): PickedFiles => {
  const files = new Map<string, File>()
  const pictures = new Map<string, string>()
  const asked = new Set<string>()
  const shares = new Map<string, number>()
  const listeners = new Set<() => void>()
  let version = 0
  const tell = () => {
    version += 1
    for (const listener of listeners) listener()
  }

  /** A picture of an earlier visit is on the server only; its address cannot carry the token, so its bytes are fetched (A37). */
  const fetchPicture = async (id: string, stored: string) => {
    const answer = await api.call('downloadFile', { path: { id: stored }, background: true })
    if (answer.kind !== 'ok' || !asked.has(id)) return
    pictures.set(id, URL.createObjectURL(answer.payload))
    tell()
  }

  const forget = (id: string) => {
    const picture = pictures.get(id)
    if (picture) URL.revokeObjectURL(picture)
    for (const map of [files, pictures, shares]) map.delete(id)
    asked.delete(id)
  }

  const keep = (id: string, file: File) => {
    const old = pictures.get(id)
    if (old) URL.revokeObjectURL(old)
    files.set(id, file)
    pictures.set(id, URL.createObjectURL(file))
  }

  return {
    pick: (picked) =>
      picked.map((file) => {
        const id = newId()
        keep(id, file)
        return { id, name: file.name, size: file.size }
      }),
    get: (id) => files.get(id) ?? null,
    redraw: async (id, signal) => {
      const file = files.get(id)
      if (!file) return null
      const { redrawn } = await import('./pictures/redrawn.ts')
      const drawn = await redrawn(file, signal)
      if (!drawn || !files.has(id)) return null
      keep(id, drawn)
      tell()
      return drawn
    },
    bytesOf: async ({ id, stored }, signal) => {
      const file = files.get(id)
      if (file || stored === null) return file ?? null
      const answer = await api.call('downloadFile', { path: { id: stored }, background: true, signal })
      return answer.kind === 'ok' ? answer.payload : null
    },
    thumbnailOf: ({ id, stored, status }) => {
      if (stored !== null && !pictures.has(id) && !asked.has(id)) {
        asked.add(id)
        void fetchPicture(id, stored)
      }
      return (status === 'failed' || status === 'refused') && stored === null ? undefined : pictures.get(id)
    },
    progressOf: (id) => shares.get(id),
    onProgress: (id, share) => {
      shares.set(id, share)
      tell()
    },
    keepOnly: (ids) => {
      const kept = new Set(ids)
      for (const id of new Set([...files.keys(), ...pictures.keys(), ...asked])) if (!kept.has(id)) forget(id)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
  }
}

/** Keyed by owner and form. */
const keepers = new Map<string, Map<string, PickedFiles>>()

/** The keeper of a form. It outlives the screen, so that a sign-in in between loses no photo. */
export const pickedFiles = (form: string, owner: string, api: Api): PickedFiles => {
  const own = keepers.get(owner) ?? new Map<string, PickedFiles>()
  keepers.set(owner, own)
  const keeper = own.get(form) ?? createPickedFiles(api)
  own.set(form, keeper)
  return keeper
}

whenErased((owner) => {
  for (const [other, forms] of keepers) {
    if (other === owner) continue
    for (const keeper of forms.values()) keeper.keepOnly([])
    keepers.delete(other)
  }
})
