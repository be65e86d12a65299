/**
 * The passport's images. The profile's images and new uploads share one queue: a save that no longer names the former deletes
 * them; the latter are deleted by a call of their own.
 */
import { PICTURE_KINDS } from '../../../domain/texts/file-content.ts'
import { PASSPORT_IMAGES, TOO_MANY_IMAGES } from '../../../domain/people/passport.ts'
import { formFiles } from '../../fragments/files/form.ts'
import type { QueuedFile } from '../../fragments/files/types.ts'
import type { ProfileFormContext, ProfileValues } from './types.ts'

/** The image part of the context. */
type Held = Pick<ProfileFormContext, 'form' | 'files'>
type WithBase = Held & Pick<ProfileFormContext, 'base'>

/** The profile's images as queue items, with names that are unique in the queue. */
export const savedFiles = (stored: readonly string[], others: readonly QueuedFile[] = []): QueuedFile[] => {
  const taken = new Set(others.map(({ name }) => name))
  const names = Array.from({ length: stored.length + others.length }, (_, at) => `Изображение ${at + 1}`)
  const free = names.filter((name) => !taken.has(name))
  return stored.map((id, at) => ({
    id,
    name: free[at] ?? id,
    size: 0,
    status: 'done',
    stored: id,
    problem: null,
    key: null,
  }))
}

const images = formFiles<ProfileValues>('passportImages', { max: PASSPORT_IMAGES, kinds: PICTURE_KINDS }, TOO_MANY_IMAGES)

export const { pick, retry, uploaded, removed } = images

/** Whether the profile itself has the image: then only the save may delete it. */
export const isSaved = ({ base }: Pick<ProfileFormContext, 'base'>, { stored }: QueuedFile): boolean =>
  stored !== null && base?.values.passportImages.includes(stored) === true

export const remove = (held: WithBase, id: string, key: string): Held => {
  const isOfProfile = held.files.some((file) => file.id === id && isSaved(held, file))
  return isOfProfile
    ? images.withFiles(
        held,
        held.files.filter((file) => file.id !== id),
      )
    : images.remove(held, id, key)
}

/** Uploads that will not be saved: each is deleted under a key of its own. */
export const orphansOf = ({ base, files }: WithBase, key: string): QueuedFile[] =>
  files
    .filter((file) => file.stored !== null && !isSaved({ base }, file))
    .map((file, at) => ({ ...file, status: 'removing', key: file.key ?? `${key}-${at}` }))
