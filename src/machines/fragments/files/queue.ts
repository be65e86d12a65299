/** Pure steps of an upload queue (AT16, AT17, AT31, AT32, VL82, VL86). A flow runs one call at a time and passes its answer. */
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { fileProblemText, isCurable, judgeName, type FileKind } from '../../../domain/texts/file-content.ts'
import { DEFAULT_ERROR, refusals } from '../../../domain/texts/refusals.ts'
import type { PickedFile, QueuedFile } from './types.ts'

type Files = readonly QueuedFile[]

const UPLOAD_ERROR = 'Произошла ошибка при загрузке файлов'

/** The visible and counted files: a file under removal is already hidden. */
export const shownFiles = (files: Files): QueuedFile[] => files.filter(({ status }) => status !== 'removing')

export const tooManyText = (max: number): string => `Вы можете загружать не более ${max} ${max === 1 ? 'файла' : 'файлов'}.`

/** The limits of a form's files. */
export interface Taken {
  max: number
  kinds: readonly FileKind[]
}

/** A refused file is shown with its reason and takes no place (VL82). */
const takesPlace = ({ status }: QueuedFile): boolean => status !== 'removing' && status !== 'refused'

export const hasPlace = (files: Files, max: number): boolean => files.filter(takesPlace).length < max

/** A picked file in the queue; a file whose name has a wrong extension is refused at once. */
const queued = ({ id, name, size }: PickedFile, kinds: readonly FileKind[]): QueuedFile => {
  const found = judgeName(name, kinds)
  const problem = found && !isCurable(found, name) ? found : null
  return {
    id,
    name,
    size,
    status: problem ? 'refused' : 'waiting',
    stored: null,
    problem: problem && fileProblemText(problem, name),
    key: null,
  }
}

/** The queue after a change, and whether the user picked more files than there are places. */
export interface Queued {
  files: QueuedFile[]
  isTooMany: boolean
}

/** Adds as many of the picked files as fit. A duplicate is not added. */
export const addFiles = (files: Files, picked: readonly PickedFile[], { max, kinds }: Taken): Queued => {
  const known = new Set(files.map(({ id }) => id))
  const next = [...files]
  let isTooMany = false
  for (const file of picked.filter(({ id }) => !known.has(id)).map((one) => queued(one, kinds))) {
    if (takesPlace(file) && !hasPlace(next, max)) isTooMany = true
    else next.push(file)
  }
  return { files: next, isTooMany }
}

export const nextUpload = (files: Files): QueuedFile | undefined => files.find(({ status }) => status === 'waiting')
export const nextRemoval = (files: Files): QueuedFile | undefined => files.find(({ status }) => status === 'removing')
/** The file is not on the server, and no upload is in progress. */
export const isFailed = ({ status }: QueuedFile): boolean => status === 'failed' || status === 'refused'
export const hasFailed = (files: Files): boolean => files.some(isFailed)

/** The names for the request body (AT19, AT31). */
export const storedNames = (files: Files): string[] =>
  files.flatMap(({ status, stored }) => (status === 'done' && stored !== null ? [stored] : []))

const patch = (files: Files, id: string, change: Partial<QueuedFile>): QueuedFile[] =>
  files.map((file) => (file.id === id ? { ...file, ...change } : file))

const problemOf = (answer: ApiResult<string>): string => {
  const message = messageOf(answer)
  return message === DEFAULT_ERROR ? UPLOAD_ERROR : message
}

/** The answer of an upload; null when the call itself threw. */
export const applyUpload = (files: Files, id: string, answer: ApiResult<string> | null): QueuedFile[] =>
  answer?.kind === 'ok'
    ? patch(files, id, { status: 'done', stored: answer.payload, problem: null })
    : patch(files, id, {
        status: answer?.kind === 'refused' ? 'refused' : 'failed',
        problem: answer ? problemOf(answer) : UPLOAD_ERROR,
      })

/** Retries a file. A refused file holds no place: it needs a free one. */
export const retryFile = (files: Files, id: string, max: number): Queued => {
  const file = files.find((one) => one.id === id && isFailed(one))
  if (!file) return { files: [...files], isTooMany: false }
  if (!takesPlace(file) && !hasPlace(files, max)) return { files: [...files], isTooMany: true }
  return { files: patch(files, id, { status: 'waiting', problem: null }), isTooMany: false }
}

/** Deletes a file for the user; a file on the server is deleted there next, under this key. */
export const removeFile = (files: Files, id: string, key: string): QueuedFile[] =>
  files.flatMap((file) => {
    if (file.id !== id) return [file]
    return file.stored === null ? [] : [{ ...file, status: 'removing', key }]
  })

const GONE: ReadonlySet<number> = new Set([refusals.notFound.code, refusals.fileInUse.code])

/** Whether no removal is needed any more: the file is deleted, never existed, or belongs to a registration now. */
export const isRemoved = (answer: ApiResult<null> | null): boolean =>
  answer?.kind === 'ok' || (answer?.kind === 'refused' && GONE.has(answer.code))

/** The answer of a removal. A failure loses nothing: the file reappears. */
export const applyRemoval = (files: Files, id: string, answer: ApiResult<null> | null): QueuedFile[] =>
  isRemoved(answer) ? files.filter((file) => file.id !== id) : patch(files, id, { status: 'done', key: null })
