import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { LoadAnswer, Opening, Source, Unpacked } from './types.ts'

/** What the desk does with a recording. */
export interface ReplayPort {
  unpack: (source: Source) => Promise<Unpacked>
}

/** Bytes of a file: a report has fewer. */
const MOST = 200_000

export const replayActors = (api: Api, port: ReplayPort) => ({
  loadReport: fromPromise<LoadAnswer, { code: string }>(({ input, signal }) =>
    api.call('openDeskReport', { body: { code: input.code }, signal }),
  ),
  // Of a larger file its beginning is read, which is no report.
  readFile: fromPromise<string, { file: File | null }>(({ input }) => input.file?.slice(0, MOST).text() ?? Promise.resolve('')),
  noteOpening: fromPromise<ApiResult<null>, Opening>(({ input, signal }) =>
    api.call('noteReportLink', { body: { source: input.source }, signal }),
  ),
  unpackReport: fromPromise<Unpacked, Source>(({ input }) => port.unpack(input)),
})
