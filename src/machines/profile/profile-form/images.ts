/**
 * The passport's images. The profile's images and new uploads share one queue: a save that no longer names the former deletes
 * them; the latter are deleted by a call of their own.
 */
import type { ApiResult } from '../../../api/result.ts'
import { PICTURE_KINDS } from '../../../domain/file-content.ts'
import { PASSPORT_IMAGES, TOO_MANY_IMAGES } from '../../../domain/passport.ts'
import {
  addFiles,
  applyRemoval,
  applyUpload,
  nextRemoval,
  nextUpload,
  removeFile,
  retryFile,
  storedNames,
  type Queued,
} from '../../fragments/files/queue.ts'
import type { PickedFile, QueuedFile } from '../../fragments/files/types.ts'
import { change, keepMessage } from '../../kit/form/form.ts'
import type { ProfileFormContext } from './types.ts'

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

/** An automatic change during the upload must not remove the message about too many images before the user has read it. */
const keepingTooMany = (before: Held, after: Held): Held => ({
  ...after,
  form: keepMessage(before.form, after.form, 'passportImages', TOO_MANY_IMAGES),
})

const withFiles = ({ form }: Held, files: QueuedFile[]): Held => ({
  files,
  form: change(form, { passportImages: storedNames(files) }),
})

/** Whether the profile itself has the image: then only the save may delete it. */
export const isSaved = ({ base }: Pick<ProfileFormContext, 'base'>, { stored }: QueuedFile): boolean =>
  stored !== null && base?.values.passportImages.includes(stored) === true

const withQueue = (held: Held, { files, isTooMany }: Queued): Held => {
  const next = withFiles(held, files)
  if (!isTooMany) return next
  return { ...next, form: { ...next.form, errors: { ...next.form.errors, passportImages: TOO_MANY_IMAGES } } }
}

export const pick = (held: Held, picked: readonly PickedFile[]): Held =>
  withQueue(held, addFiles(held.files, picked, { max: PASSPORT_IMAGES, kinds: PICTURE_KINDS }))

export const retry = (held: Held, id: string): Held => withQueue(held, retryFile(held.files, id, PASSPORT_IMAGES))

export const remove = (held: WithBase, id: string, key: string): Held => {
  const isOfProfile = held.files.some((file) => file.id === id && isSaved(held, file))
  return withFiles(held, isOfProfile ? held.files.filter((file) => file.id !== id) : removeFile(held.files, id, key))
}

export const uploaded = (held: Held, answer: ApiResult<string> | null): Held =>
  keepingTooMany(held, withFiles(held, applyUpload(held.files, nextUpload(held.files)?.id ?? '', answer)))

export const removed = (held: Held, answer: ApiResult<null> | null): Held =>
  keepingTooMany(held, withFiles(held, applyRemoval(held.files, nextRemoval(held.files)?.id ?? '', answer)))

/** Uploads that will not be saved: each is deleted under a key of its own. */
export const orphansOf = ({ base, files }: WithBase, key: string): QueuedFile[] =>
  files
    .filter((file) => file.stored !== null && !isSaved({ base }, file))
    .map((file, at) => ({ ...file, status: 'removing', key: file.key ?? `${key}-${at}` }))
