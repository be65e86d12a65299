/** The two calls of every queue of files. */
import { fromPromise } from 'xstate'
import type { Api } from '../../api/client.ts'
import type { ApiResult } from '../../api/result.ts'
import { fileProblemText, judgeFile, type FileKind } from '../../domain/file-content.ts'
import { UPLOAD_TIMEOUT } from '../../domain/limits.ts'
import { refusals } from '../../domain/refusals.ts'

/** The bytes of picked files, kept by the app under the ids that machines know. */
export interface FileSource {
  get: (id: string) => Blob | null
  /** Hears how much of the file has left, from 0 to 1. */
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

/** Its bytes went with the page; only its name is left in the draft. */
const gone = (name: string) => refused(`Файл ${name} не успел загрузиться. Выберите его ещё раз.`)

/** @param kinds what may be uploaded here */
export const fileActors = (api: Api, source: FileSource, kinds: readonly FileKind[]) => ({
  uploadFile: fromPromise<ApiResult<string>, UploadInput>(async ({ input: { id, name }, signal }) => {
    const file = source.get(id)
    if (!file) return gone(name)
    // A file that cannot be read any more, because it was moved or its card was pulled out, is told as such.
    const bytes = await file.arrayBuffer().catch(() => null)
    if (!bytes) return refused(fileProblemText('damaged', name))
    const verdict = judgeFile(name, new Uint8Array(bytes), kinds)
    if (!verdict.ok) return refused(fileProblemText(verdict.problem, name))
    const body = new FormData()
    body.append('file', file, name)
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
