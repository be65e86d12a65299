import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import { wireDay } from '../../../domain/dates/dates.ts'
import { formatDay } from '../../../domain/dates/day.ts'
import type { FileDays } from './types.ts'

/** Hands bytes to the browser under this name. */
export type SaveFile = (file: Blob, name: string) => void

export const historyFileActors = (api: Api, save: SaveFile) => ({
  saveFile: fromPromise<ApiResult<null>, FileDays>(async ({ input: { from, to }, signal }) =>
    mapResult(await api.call('getHistoryFile', { query: { from: wireDay(from), to: wireDay(to) }, signal }), (file) => {
      save(file, `История баллов ${formatDay(from)}-${formatDay(to)}.csv`)
      return null
    }),
  ),
})
