/** The two calls of every file queue. */
import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { fileProblemText, isCurable, judgeFile, type FileKind, type FileProblem } from '../../../domain/texts/file-content.ts'
import { MAX_FILE_BYTES, UPLOAD_TIMEOUT } from '../../../domain/portal/limits.ts'
import { refusals } from '../../../domain/texts/refusals.ts'

/** The bytes of picked files, held by the app under the ids that machines know. */
export interface FileSource {
  get: (id: string) => File | null
  /**
   * Redraws a picture as a JPEG within the limits and stores it under the id (D38); null where
   * the browser cannot decode it.
   */
  redraw: (id: string, signal: AbortSignal) => Promise<File | null>
  /** Called with the upload progress, from 0 to 1. */
  onProgress?: (id: string, share: number) => void
}

export interface UploadInput {
  id: string
  name: string
}
export interface RemovalInput {
  stored: string
  key: string
}

const refused = (message: string): ApiResult<never> => ({ kind: 'refused', code: refusals.notDone.code, message, fields: null })

/** Its bytes were lost with the page; the draft has only its name. */
const gone = (name: string) => refused(`Файл ${name} не успел загрузиться. Выберите его ещё раз.`)

/**
 * Problems that prevent an upload. A file over the limit is not read; a file that has become unreadable, because it
 * was moved or its card was removed, is reported as such.
 */
const problemOf = async (file: File, kinds: readonly FileKind[]): Promise<FileProblem | null> => {
  const isTooLong = file.size > MAX_FILE_BYTES
  const bytes = isTooLong ? new ArrayBuffer(0) : await file.arrayBuffer().catch(() => null)
  if (!bytes) return 'damaged'
  const verdict = judgeFile(file.name, new Uint8Array(bytes), kinds, file.size)
  return verdict.ok ? null : verdict.problem
}

/** @param kinds the accepted kinds */
export const fileActors = (api: Api, source: FileSource, kinds: readonly FileKind[]) => ({
  uploadFile: fromPromise<ApiResult<string>, UploadInput>(async ({ input: { id, name }, signal }) => {
    const picked = source.get(id)
    if (!picked) return gone(name)
    const found = await problemOf(picked, kinds)
    const redrawn = found && isCurable(found, picked.name) ? await source.redraw(id, signal) : null
    const problem = redrawn ? await problemOf(redrawn, kinds) : found
    if (problem) return refused(fileProblemText(problem, name))
    const file = redrawn ?? picked
    const body = new FormData()
    body.append('file', file, file.name)
    const { onProgress } = source
    return api.call('uploadFile', {
      body: body as never,
      signal,
      timeout: UPLOAD_TIMEOUT,
      ...(onProgress && { onProgress: (share: number) => onProgress(id, share) }),
    })
  }),
  deleteFile: fromPromise<ApiResult<null>, RemovalInput>(({ input: { stored, key }, signal }) =>
    api.call('deleteFile', { path: { id: stored }, idempotencyKey: key, signal }),
  ),
})
