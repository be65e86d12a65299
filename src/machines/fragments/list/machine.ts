/**
 * The machine of every paged, sorted, filtered list. A flow configures it with its rows.
 *
 * Leaving a loading state aborts its call, so a stale answer never arrives after a newer choice. While a row is still in
 * progress at the tax service, the list renews itself in the background; that call shows neither progress nor errors.
 *
 * The server filters and searches where its answers say that it can; otherwise the same choice is made among the loaded rows (E16).
 * Both ways meet in `routingRows`: it asks for rows that are not at hand, and judges those that are.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { moscowDay } from '../../../domain/dates/dates.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { renewalActions, renewalDelays } from '../../kit/query/renewal.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { readAddress, writeAddress } from './address.ts'
import { chosenBy, isOther } from './choice.ts'
import { firstRequest, needsRows, nextRequest, renewalRequest } from './requests.ts'
import { appendPage, hasMore, leftBehind, takeFirst, takeRenewal } from './rows.ts'
import { isNarrowed, visibleRows } from './selectors.ts'
import type { ListConfig, ListContext, ListEvent, ListInput, Page, PageRequest } from './types.ts'

const emptyPage = { rows: [], total: null, supports: [], next: null, counts: null, isMalformed: false }
const pageOf = <Row>(answer: ApiResult<Page<Row>>): Page<Row> => (answer.kind === 'ok' ? answer.payload : emptyPage)

type Answer<Row> = ApiResult<Page<Row>>
type Held<Row, Column extends string> = { context: ListContext<Row, Column> }

/** The pause in typing after which the list is searched. */
const SEARCH_PAUSE = 300

export const createListMachine = <Row extends { id: string }, Column extends string>(config: ListConfig<Row, Column>) => {
  const noList = { type: 'logProblem', params: { problem: `${config.id}: no saleHistory in the answer` } } as const
  const routing = `#${config.id}.routingRows` as const
  /** The address follows the choice without a step of its own: Back leaves the list. */
  const showAddress = {
    type: 'navigate',
    params: ({ context }: Held<Row, Column>) => ({ to: context.path + writeAddress(context, context.usual), replace: true }),
  } as const
  /** A new choice above the list: also in place of a list that did not load. */
  const choosing = {
    'filter.change': { guard: 'isOther', target: 'routingRows', actions: ['takeChoice', showAddress] },
    'filter.reset': { guard: 'isNarrowed', target: 'routingRows', actions: ['takeChoice', showAddress] },
    'search.change': { guard: 'isOther', target: 'routingSearch', actions: 'takeChoice' },
    'url.changed': { guard: 'isOther', target: 'routingRows', actions: 'takeChoice' },
  } as const
  /** The same, and the order of the rows, wherever there are any. */
  const sorting = { ...choosing, 'sort.change': { target: 'routingRows', actions: ['takeChoice', showAddress] } } as const

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
      ...effects('refreshScore', 'logProblem', 'navigate'),
      ...queryActions<ListContext<Row, Column>, ListEvent<Column>>(),
      ...renewalActions<ListContext<Row, Column>, ListEvent<Column>>(),
      takeFirst: assign(({ context }, answer: Answer<Row>) => takeFirst(context, pageOf(answer))),
      takeNext: assign(({ context }, answer: Answer<Row>) => ({
        ...appendPage(context, pageOf(answer), context.size),
        problem: null,
      })),
      takeRenewal: assign(({ context }, answer: Answer<Row>) => takeRenewal(context, pageOf(answer))),
      /** A server that refuses what another one took is asked anew, with the described fields alone. */
      forgetSupports: assign(({ context }) => (context.isAssumed ? { supports: null, isAssumed: false } : {})),
      /** The rows stay in sight until others come, but they are those of an earlier choice. */
      forgetAsked: assign({ asked: null }),
      takeChoice: assign(({ context, event }) => chosenBy(context, event, config.columns)),
    },
    guards: {
      ...queryGuards,
      isMalformed: (_, answer: Answer<Row>) => pageOf(answer).isMalformed,
      needsRows: ({ context }) => needsRows(context),
      hasVisible: ({ context }) => visibleRows(context, config.factsOf).length > 0,
      isNarrowed: ({ context }) => isNarrowed(context),
      hasMore: ({ context }) => hasMore(context),
      isChanging: ({ context }) => context.rows.some(config.isChanging),
      bringsNews: ({ context }, answer: Answer<Row>) => {
        const left = leftBehind(context, pageOf(answer))
        const settled = new Set([
          ...left,
          ...pageOf(answer)
            .rows.filter((row) => !config.isChanging(row))
            .map(({ id }) => id),
        ])
        return context.rows.some((row) => config.isChanging(row) && settled.has(row.id))
      },
      isOther: ({ context, event }) => isOther(context, event, config.columns),
    },
    delays: { ...renewalDelays, SEARCH_PAUSE },
  }).createMachine({
    id: config.id,
    context: ({ input: { address, now, sort, size, path = config.path, supports = null } }) => ({
      size,
      path,
      ...readAddress(address, config.columns, sort),
      usual: sort,
      today: moscowDay(now),
      rows: [],
      total: null,
      loaded: 0,
      isLastPageFull: false,
      supports,
      isAssumed: supports !== null,
      next: null,
      counts: null,
      asked: null,
      problem: null,
      quiet: 0,
    }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'loading',
        entry: 'forgetAsked',
        invoke: {
          ...asking('loadPage', {
            input: ({ context }: Held<Row, Column>) => firstRequest(context),
            answered: [
              { guard: judge('isMalformed'), target: 'routingRows', actions: [noList, take('takeFirst')] },
              { guard: ifAnswered, target: 'routingRows', actions: take('takeFirst') },
            ],
            failed: { target: 'failed', actions: [takeProblem, 'forgetSupports'] },
          }),
          id: 'loadFirst',
        },
        on: sorting,
      },
      routingRows: {
        always: [
          { guard: 'needsRows', target: 'loading' },
          { guard: 'hasVisible', target: 'shown' },
          { guard: 'isNarrowed', target: 'nothing' },
          { target: 'empty' },
        ],
      },
      routingSearch: {
        always: [
          { guard: 'needsRows', target: 'pausing' },
          { target: 'routingRows', actions: showAddress },
        ],
      },
      /** The user is typing: the rows stay until the pause. */
      pausing: {
        on: sorting,
        after: { SEARCH_PAUSE: { target: 'loading', actions: showAddress } },
      },
      shown: {
        initial: 'idle',
        on: {
          ...sorting,
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
                  { guard: judge('isMalformed'), target: routing, actions: [noList, takeProblem] },
                  { guard: ifAnswered, target: routing, actions: take('takeNext') },
                ],
                failed: { target: routing, actions: takeProblem },
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
                  { guard: judge('bringsNews'), target: routing, actions: [take('takeRenewal'), 'forgetQuiet', 'refreshScore'] },
                  { guard: ifAnswered, target: 'idle', actions: [take('takeRenewal'), 'countQuiet'] },
                ],
                failed: { target: 'idle', actions: 'countQuiet' },
              }),
              id: 'renew',
            },
          },
        },
      },
      /** Rows there are, but none of the choice: among the loaded ones, or at all. */
      nothing: {
        on: {
          ...sorting,
          'filter.reset': { target: 'routingRows', actions: ['takeChoice', showAddress] },
          more: { guard: 'hasMore', target: 'shown.loadingMore' },
          reload: { target: 'loading' },
        },
      },
      empty: {
        on: { reload: { target: 'loading' } },
      },
      failed: {
        on: { ...choosing, retry: { target: 'loading' } },
      },
    },
  })
}
