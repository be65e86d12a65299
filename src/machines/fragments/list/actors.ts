/** The two calls of every list, made of the one request that a flow gives. */
import { fromPromise } from 'xstate'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import type { WhenActive } from '../../kit/active.ts'
import { renewalActor } from '../../kit/query/actor.ts'
import { pageOf, type ListAnswer } from './page.ts'
import type { Page, PageRequest } from './types.ts'

/** What the client needs to know of one call. */
export interface PageCall<Column extends string> {
  body: PageRequest<Column>
  signal: AbortSignal
  background: boolean
}

/**
 * @param load asks the server for one page
 * @param nameOf what tells a row from others where the server gives it no id
 */
export const listActors = <Row extends { id: string }, Column extends string>(
  load: (call: PageCall<Column>) => Promise<ApiResult<ListAnswer<Row>>>,
  nameOf: (row: Row) => string,
  whenActive: WhenActive,
) => {
  const loadPage = async (call: PageCall<Column>) =>
    mapResult(await load(call), (answer) => pageOf(answer, { nameOf, offset: call.body.offset }))
  return {
    loadPage: fromPromise<ApiResult<Page<Row>>, PageRequest<Column>>(({ input, signal }) =>
      loadPage({ body: input, signal, background: false }),
    ),
    renewPage: renewalActor<ApiResult<Page<Row>>, PageRequest<Column>>(whenActive, ({ input, signal }) =>
      loadPage({ body: input, signal, background: true }),
    ),
  }
}
