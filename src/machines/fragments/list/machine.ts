/**
 * The machine of every paged, sorted, filtered list. A flow configures it with its rows.
 *
 * Leaving a loading state aborts its call, so a stale answer never arrives after a newer sort. While a row is still in
 * progress at the tax service, the list renews itself in the background; that call shows neither progress nor errors.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { renewalActions, renewalDelays } from '../../kit/query/renewal.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { appendPage, firstPage, firstRequest, hasMore, nextRequest, nextSort, renewalRequest, renewRows } from './rows.ts'
import type { ListConfig, ListContext, ListEvent, ListInput, Page, PageRequest } from './types.ts'

const emptyPage = { rows: [], total: null, isMalformed: false }
const pageOf = <Row>(answer: ApiResult<Page<Row>>): Page<Row> => (answer.kind === 'ok' ? answer.payload : emptyPage)

type Answer<Row> = ApiResult<Page<Row>>
type Held<Row, Column extends string> = { context: ListContext<Row, Column> }

export const createListMachine = <Row extends { id: string }, Column extends string>(config: ListConfig<Row>) => {
  const noList = { type: 'logProblem', params: { problem: `${config.id}: no saleHistory in the answer` } } as const
  return setup({
    types: {
      context: {} as ListContext<Row, Column>,
      events: {} as ListEvent<Column>,
      input: {} as ListInput<Column>,
      tags: {} as Tag,
    },
    actors: {
      loadPage: declared<ApiResult<Page<Row>>, PageRequest<Column>>(),
      /** The same call as a background renewal: it waits while the tab is hidden or offline. */
      renewPage: declared<ApiResult<Page<Row>>, PageRequest<Column>>(),
    },
    actions: {
      ...effects('refreshScore', 'logProblem'),
      ...queryActions<ListContext<Row, Column>, ListEvent<Column>>(),
      ...renewalActions<ListContext<Row, Column>, ListEvent<Column>>(),
      takeFirst: assign(({ context }, answer: Answer<Row>) => ({
        ...firstPage(pageOf(answer), context.size),
        problem: null,
        quiet: 0,
      })),
      takeNext: assign(({ context }, answer: Answer<Row>) => ({
        ...appendPage(context, pageOf(answer), context.size),
        problem: null,
      })),
      takeRenewal: assign({ rows: ({ context }, answer: Answer<Row>) => renewRows(context.rows, pageOf(answer)) }),
    },
    guards: {
      ...queryGuards,
      isMalformed: (_, answer: Answer<Row>) => pageOf(answer).isMalformed,
      hasRows: (_, answer: Answer<Row>) => pageOf(answer).rows.length > 0,
      hasMore: ({ context }) => hasMore(context),
      isChanging: ({ context }) => context.rows.some(config.isChanging),
      bringsNews: ({ context }, answer: Answer<Row>) =>
        pageOf(answer).rows.some(
          (row) => !config.isChanging(row) && context.rows.some((old) => old.id === row.id && config.isChanging(old)),
        ),
    },
    delays: renewalDelays,
  }).createMachine({
    id: config.id,
    context: ({ input }) => ({
      ...input,
      rows: [],
      total: null,
      loaded: 0,
      isLastPageFull: false,
      hidden: [],
      problem: null,
      quiet: 0,
    }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'loading',
        invoke: {
          ...asking('loadPage', {
            input: ({ context }: Held<Row, Column>) => firstRequest(context),
            answered: [
              { guard: judge('isMalformed'), target: 'empty', actions: [noList, take('takeFirst')] },
              { guard: judge('hasRows'), target: 'shown', actions: take('takeFirst') },
              { guard: ifAnswered, target: 'empty', actions: take('takeFirst') },
            ],
            failed: { target: 'failed', actions: takeProblem },
          }),
          id: 'loadFirst',
        },
        on: {
          'sort.change': {
            target: 'loading',
            reenter: true,
            actions: assign({ sort: ({ context, event }) => nextSort(context.sort, event.by) }),
          },
        },
      },
      shown: {
        initial: 'idle',
        on: {
          'sort.change': {
            target: 'loading',
            actions: assign({ sort: ({ context, event }) => nextSort(context.sort, event.by) }),
          },
          'filter.change': { actions: assign({ hidden: ({ event }) => event.hidden }) },
          reload: { target: 'loading' },
        },
        states: {
          idle: {
            on: { more: { guard: 'hasMore', target: 'loadingMore' } },
            after: { RENEWAL: { guard: 'isChanging', target: 'renewing' } },
          },
          loadingMore: {
            tags: 'busy',
            invoke: {
              ...asking('loadPage', {
                input: ({ context }: Held<Row, Column>) => nextRequest(context),
                answered: [
                  { guard: judge('isMalformed'), target: 'idle', actions: [noList, takeProblem] },
                  { guard: ifAnswered, target: 'idle', actions: take('takeNext') },
                ],
                failed: { target: 'idle', actions: takeProblem },
              }),
              id: 'loadNext',
            },
          },
          renewing: {
            on: { more: { guard: 'hasMore', target: 'loadingMore' } },
            invoke: {
              ...asking('renewPage', {
                input: ({ context }: Held<Row, Column>) => renewalRequest(context),
                answered: [
                  { guard: judge('bringsNews'), target: 'idle', actions: [take('takeRenewal'), 'forgetQuiet', 'refreshScore'] },
                  { guard: ifAnswered, target: 'idle', actions: [take('takeRenewal'), 'countQuiet'] },
                ],
                failed: { target: 'idle', actions: 'countQuiet' },
              }),
              id: 'renew',
            },
          },
        },
      },
      empty: {
        on: { reload: { target: 'loading' } },
      },
      failed: {
        on: { retry: { target: 'loading' } },
      },
    },
  })
}
