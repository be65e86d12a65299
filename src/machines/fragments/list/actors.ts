/** The two calls of every list, built from the flow's one request. */
import { fromPromise } from 'xstate'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import type { WhenActive } from '../../kit/active.ts'
import { renewalActor } from '../../kit/query/actor.ts'
import { pageOf, type ListAnswer } from './page.ts'
import type { Page, PageRequest } from './types.ts'

/** The client's options of one call. */
export interface PageCall<Column extends string> {
  body: PageRequest<Column>
  signal: AbortSignal
  background: boolean
}

export type KeepSupports = (supports: readonly string[] | null) => void

/**
 * @param load requests one page
 * @param nameOf a stable name for a row to which the server gives no id
 * @param keep stores what the server supports; null where it has refused a question
 */
export const listActors = <Row extends { id: string }, Column extends string>(
  load: (call: PageCall<Column>) => Promise<ApiResult<ListAnswer<Row>>>,
  nameOf: (row: Row) => string,
  whenActive: WhenActive,
  keep: KeepSupports,
) => {
  const loadPage = async (call: PageCall<Column>) => {
    const page = mapResult(await load(call), (answer) => pageOf(answer, { nameOf, offset: call.body.offset }))
    if (page.kind === 'ok') keep(page.payload.supports)
    else if (page.kind === 'refused' || (page.kind === 'failed' && page.reason !== 'offline' && page.reason !== 'away'))
      keep(null)
    return page
  }
  return {
    loadPage: fromPromise<ApiResult<Page<Row>>, PageRequest<Column>>(({ input, signal }) =>
      loadPage({ body: input, signal, background: false }),
    ),
    renewPage: renewalActor<ApiResult<Page<Row>>, PageRequest<Column>>(whenActive, ({ input, signal }) =>
      loadPage({ body: input, signal, background: true }),
    ),
  }
}
