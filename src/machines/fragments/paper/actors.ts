import { fromPromise } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { WhenActive } from '../../kit/active.ts'
import { renewalActor } from '../../kit/query/actor.ts'

interface Asked {
  id: string
  signal: AbortSignal
  background: boolean
}

/** The calls of a receipt's or an invoice's page. @param ask the operation */
export const paperActors = <Paper>(ask: (asked: Asked) => Promise<ApiResult<Paper>>, whenActive: WhenActive) => ({
  loadPaper: fromPromise<ApiResult<Paper>, { id: string }>(({ input: { id }, signal }) => ask({ id, signal, background: false })),
  renewPaper: renewalActor<ApiResult<Paper>, { id: string }>(whenActive, ({ input: { id }, signal }) =>
    ask({ id, signal, background: true }),
  ),
})
