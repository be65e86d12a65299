import { fromPromise } from 'xstate'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import type { TableFile } from '../../../api/table-answer.ts'
import type { FileOrder } from './types.ts'

/** What the app does with a file. */
export interface FilePorts {
  /** Hands bytes to the browser under this name. */
  save: (file: Blob, name: string) => void
  /** Hears how many rows have come. */
  onRows: (rows: number) => void
}

/** How a file is fetched beside its request. */
export interface FileCall {
  signal: AbortSignal
  onRows: (rows: number) => void
}

/** @param fetchFile the operation of the list */
export const tableFileActors = <Request>(
  fetchFile: (request: Request, call: FileCall) => Promise<ApiResult<TableFile>>,
  { save, onRows }: FilePorts,
) => ({
  saveFile: fromPromise<ApiResult<number>, FileOrder<Request>>(async ({ input: { name, request }, signal }) =>
    mapResult(await fetchFile(request, { signal, onRows }), ({ file, rows }) => {
      save(file, name)
      return rows
    }),
  ),
})
