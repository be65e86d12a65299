import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import type { WhenActive } from '../../kit/active.ts'
import { renewalActor } from '../../kit/query/actor.ts'
import { historyPageOf } from './page.ts'
import type { HistoryPage, HistoryRequest } from './types.ts'

export const historyActors = (api: Api, whenActive: WhenActive) => {
  const load = async (body: HistoryRequest, signal: AbortSignal, background: boolean): Promise<ApiResult<HistoryPage>> =>
    mapResult(await api.call('getHistory', { body, signal, background }), (answer) => historyPageOf(answer, body.offset))
  return {
    loadPage: fromPromise<ApiResult<HistoryPage>, HistoryRequest>(({ input, signal }) => load(input, signal, false)),
    renewPage: renewalActor<ApiResult<HistoryPage>, HistoryRequest>(whenActive, ({ input, signal }) => load(input, signal, true)),
  }
}
