/**
 * The one machine of every paged, sorted, filtered list. A flow configures it with its rows.
 *
 * Leaving a loading state aborts its call, so an old answer never lands after a newer sort. While a row is still under
 * way at the tax service the list renews itself in the background; that call is silent in every respect.
 */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../api/result.ts'
import { declared } from '../kit/actor.ts'
import { effects } from '../kit/effects.ts'
import type { Tag } from '../kit/tags.ts'
import { appendPage, firstPage, firstRequest, hasMore, nextRequest, nextSort, renewalRequest, renewRows } from './rows.ts'
import type { ListConfig, ListContext, ListEvent, ListInput, Page, PageRequest } from './types.ts'

/** How soon a list with unfinished rows asks again; each renewal without news doubles the pause up to the longest. */
const RENEWAL = 3_000
const LONGEST_RENEWAL = 60_000

const emptyPage = { rows: [], total: null, isMalformed: false }
const pageOf = <Row>(answer: ApiResult<Page<Row>> | null): Page<Row> => (answer?.kind === 'ok' ? answer.payload : emptyPage)

export const createListMachine = <Row extends { id: string }, Column extends string>(config: ListConfig<Row>) =>
  setup({
    types: {
      context: {} as ListContext<Row, Column>,
      events: {} as ListEvent<Column>,
      input: {} as ListInput<Column>,
      tags: {} as Tag,
    },
    actors: {
      loadPage: declared<ApiResult<Page<Row>>, PageRequest<Column>>(),
      /** The same call, asked by the list itself: it waits while the tab is hidden or offline. */
      renewPage: declared<ApiResult<Page<Row>>, PageRequest<Column>>(),
    },
    actions: {
      ...effects('refreshScore', 'logProblem'),
      takeAnswer: assign({ answer: (_, params: { answer: ApiResult<Page<Row>> }) => params.answer }),
      takeFirst: assign(({ context }) => ({
        ...firstPage(pageOf(context.answer), context.size),
        answer: null,
        problem: null,
        quietRenewals: 0,
      })),
      takeNext: assign(({ context }) => ({
        ...appendPage(context, pageOf(context.answer), context.size),
        answer: null,
        problem: null,
      })),
      takeRenewal: assign(({ context }) => ({ rows: renewRows(context.rows, pageOf(context.answer)), answer: null })),
      countQuiet: assign({ quietRenewals: ({ context }) => context.quietRenewals + 1, answer: null }),
      forgetQuiet: assign({ quietRenewals: 0 }),
      keepProblem: assign({
        problem: ({ context }) => messageOf(context.answer),
        answer: null,
      }),
    },
    guards: {
      isPage: ({ context }) => context.answer?.kind === 'ok',
      isMalformed: ({ context }) => pageOf(context.answer).isMalformed,
      isEmptyPage: ({ context }) => pageOf(context.answer).rows.length === 0,
      hasMore: ({ context }) => hasMore(context),
      isChanging: ({ context }) => context.rows.some(config.isChanging),
      bringsNews: ({ context }) =>
        pageOf(context.answer).rows.some(
          (row) => !config.isChanging(row) && context.rows.some((old) => old.id === row.id && config.isChanging(old)),
        ),
    },
    delays: { RENEWAL: ({ context }) => Math.min(RENEWAL * 2 ** context.quietRenewals, LONGEST_RENEWAL) },
  }).createMachine({
    id: config.id,
    context: ({ input }) => ({
      ...input,
      rows: [],
      total: null,
      loaded: 0,
      isLastPageFull: false,
      hidden: [],
      answer: null,
      problem: null,
      quietRenewals: 0,
    }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'loading',
        invoke: {
          id: 'loadFirst',
          src: 'loadPage',
          input: ({ context }) => firstRequest(context),
          onDone: { target: 'routingFirst', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
          onError: { target: 'failed', actions: 'keepProblem' },
        },
        on: {
          'sort.change': {
            target: 'loading',
            reenter: true,
            actions: assign({ sort: ({ context, event }) => nextSort(context.sort, event.by) }),
          },
        },
      },
      routingFirst: {
        always: [
          {
            guard: 'isMalformed',
            target: 'empty',
            actions: [{ type: 'logProblem', params: { problem: `${config.id}: no saleHistory in the answer` } }, 'takeFirst'],
          },
          { guard: 'isEmptyPage', target: 'routingEmpty' },
          { target: 'shown', actions: 'takeFirst' },
        ],
      },
      routingEmpty: {
        always: [
          { guard: 'isPage', target: 'empty', actions: 'takeFirst' },
          { target: 'failed', actions: 'keepProblem' },
        ],
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
              id: 'loadNext',
              src: 'loadPage',
              input: ({ context }) => nextRequest(context),
              onDone: {
                target: 'routingNext',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              onError: { target: 'idle', actions: 'keepProblem' },
            },
          },
          routingNext: {
            always: [
              {
                guard: 'isMalformed',
                target: 'idle',
                actions: [
                  { type: 'logProblem', params: { problem: `${config.id}: no saleHistory in the answer` } },
                  'keepProblem',
                ],
              },
              { guard: 'isPage', target: 'idle', actions: 'takeNext' },
              { target: 'idle', actions: 'keepProblem' },
            ],
          },
          renewing: {
            on: { more: { guard: 'hasMore', target: 'loadingMore' } },
            invoke: {
              id: 'renew',
              src: 'renewPage',
              input: ({ context }) => renewalRequest(context),
              onDone: {
                target: 'routingRenewal',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              onError: { target: 'idle', actions: 'countQuiet' },
            },
          },
          routingRenewal: {
            always: [
              { guard: 'bringsNews', target: 'idle', actions: ['takeRenewal', 'forgetQuiet', 'refreshScore'] },
              { guard: 'isPage', target: 'idle', actions: ['takeRenewal', 'countQuiet'] },
              { target: 'idle', actions: 'countQuiet' },
            ],
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
