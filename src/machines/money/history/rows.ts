/** Pure steps of the history: its requests and pages, and what of it is shown. */
import { dayOfInstant, wireDay } from '../../../domain/dates/dates.ts'
import { kindOfOperation, operationsOf } from '../../../domain/money/history-operations.ts'
import { isPayoutRunning } from '../../../domain/money/payout-words.ts'
import { boundsOf, isWithin, type DayRange } from '../../../domain/dates/period.ts'
import type { HistoryContext, HistoryPage, HistoryRequest, HistoryRow } from './types.ts'

/** Rows of the mini table, at most (BL37). */
const MINI_ROWS = 6

const supportsOf = ({ supports }: Pick<HistoryContext, 'supports'>, part: 'filter' | 'cursor' | 'export'): boolean =>
  supports?.includes(part) ?? false

/** The days of the choice; null where it is about all time. */
const boundsIn = ({ period, today }: Pick<HistoryContext, 'period' | 'today'>): DayRange | null => {
  const bounds = boundsOf(period, today)
  return bounds.from === null && bounds.to === null ? null : bounds
}

export const isNarrowed = (context: Pick<HistoryContext, 'kind' | 'period' | 'today'>): boolean =>
  context.kind !== 'all' || boundsIn(context) !== null

/** The choice, as far as the server takes it: to a server that does not say so nothing is added (E16). */
const additions = (context: HistoryContext): Partial<HistoryRequest> => {
  if (!supportsOf(context, 'filter')) return {}
  const bounds = boundsIn(context)
  return {
    ...(context.kind !== 'all' && { operations: operationsOf(context.kind) }),
    ...(bounds?.from && { from: wireDay(bounds.from) }),
    ...(bounds?.to && { to: wireDay(bounds.to) }),
  }
}

export const firstRequest = (context: HistoryContext): HistoryRequest =>
  context.view === 'mini'
    ? { offset: 0, size: context.size }
    : { offset: 0, size: context.size, sortBy: 'created_time', sortDirection: 'desc', ...additions(context) }

export const nextRequest = (context: HistoryContext): HistoryRequest => ({
  ...firstRequest(context),
  offset: context.loaded,
  ...(supportsOf(context, 'cursor') && context.next !== null && { cursor: context.next }),
})

const requestKey = (context: HistoryContext): string => JSON.stringify(firstRequest(context))

/** Whether the choice needs other rows than those at hand. */
export const needsRows = (context: HistoryContext): boolean => context.asked !== requestKey(context)

/** «Показать еще»: after a full answer, unless the server itself says that it was the last one (A69). */
export const hasMore = (context: HistoryContext): boolean =>
  context.view === 'full' && context.isLastPageFull && (!supportsOf(context, 'cursor') || context.next !== null)

/** Whether the choice looks among the loaded rows only, while there are others. */
export const isAmongLoaded = (context: HistoryContext): boolean =>
  isNarrowed(context) && !supportsOf(context, 'filter') && hasMore(context)

/** Before the first answer, and where nothing has happened yet, there is nothing to choose from. */
export const canChoose = (context: HistoryContext): boolean =>
  context.view === 'full' && (isNarrowed(context) || context.rows.some(({ amount }) => amount !== 0))

/** A file of the history is an addition of the server; one without a row is of no use. */
export const hasFile = (context: HistoryContext): boolean => canChoose(context) && supportsOf(context, 'export')

type Pages = Pick<HistoryContext, 'rows' | 'loaded' | 'isLastPageFull' | 'next'>

const facts = ({ size }: HistoryContext, page: HistoryPage) => ({
  isLastPageFull: page.rows.length >= size,
  next: page.next,
})

const firstPage = (context: HistoryContext, page: HistoryPage): Pages => ({
  rows: page.rows,
  loaded: page.rows.length,
  ...facts(context, page),
})

/** The history after its first page. What was asked is remembered as it was sent: the answer may say that more can be asked. */
export const takeFirst = (context: HistoryContext, page: HistoryPage): Partial<HistoryContext> => ({
  ...firstPage(context, page),
  supports: page.supports,
  asked: requestKey(context),
  problem: null,
  quiet: 0,
})

/** The next page below: rows that newer ones have moved down come twice, and are shown once. */
export const takeNext = (context: HistoryContext, page: HistoryPage): Partial<HistoryContext> => {
  const known = new Set(context.rows.map(({ id }) => id))
  return {
    rows: [...context.rows, ...page.rows.filter(({ id }) => !known.has(id))],
    loaded: context.loaded + page.rows.length,
    ...facts(context, page),
    problem: null,
  }
}

/** The first page once more: newer rows come on top, the pages below it stay. Where it does not reach the known rows, it begins anew. */
export const takeRenewal = (context: HistoryContext, page: HistoryPage): Partial<HistoryContext> => {
  const fresh = new Set(page.rows.map(({ id }) => id))
  const reached = context.rows.findLastIndex(({ id }) => fresh.has(id))
  const below = reached < 0 ? [] : context.rows.slice(reached + 1).filter(({ id }) => !fresh.has(id))
  if (context.view === 'mini' || below.length === 0) return { ...firstPage(context, page), supports: page.supports }
  const rows = [...page.rows, ...below]
  return { rows, loaded: rows.length }
}

/** Rows that a payout still changes. */
const isRunning = ({ payout }: HistoryRow): boolean => payout !== null && payout !== undefined && isPayoutRunning(payout)

export const hasRunning = ({ rows }: Pick<HistoryContext, 'rows'>): boolean => rows.some(isRunning)

/** Whether a payout that ran has come to its end in this page. */
export const endsPayout = (context: HistoryContext, page: HistoryPage): boolean => {
  const fresh = new Map(page.rows.map((row) => [row.id, row]))
  return context.rows.some((row) => {
    const now = fresh.get(row.id)
    return isRunning(row) && now !== undefined && !isRunning(now)
  })
}

/** The moment of a row, ISO 8601; null where the server names none. */
export const momentOf = ({ created_time: created, dateTime }: HistoryRow): string | null => dateTime || created || null

/** Rows of zero are never shown (BL36). A server that filters has left out its part already; the same choice leaves it as it is. */
export const visibleRows = (context: HistoryContext): HistoryRow[] => {
  const bounds = boundsIn(context)
  const shown = context.rows.filter((row) => {
    if (row.amount === 0) return false
    const at = momentOf(row)
    return (
      (context.kind === 'all' || kindOfOperation(row.operation) === context.kind) &&
      (bounds === null || isWithin(at && dayOfInstant(at), bounds))
    )
  })
  return context.view === 'mini' ? shown.slice(0, MINI_ROWS) : shown
}
