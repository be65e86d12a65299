import type { HistoryEntry } from '../../../api/types.ts'
import type { Day } from '../../../domain/dates/day.ts'
import type { HistoryOperation, OperationKind } from '../../../domain/money/history-operations.ts'
import type { Period } from '../../../domain/dates/period.ts'
import type { RenewalContext } from '../../kit/query/renewal.ts'
import type { Stamp } from '../../kit/stamp.ts'

/** A row with a name of its own, also where the server gives none. */
export type HistoryRow = HistoryEntry & { id: string }

/** The profile's few latest rows, or the balance's whole history. */
export type HistoryView = 'mini' | 'full'

/** What the reader wants to see; an operation of a later server is in `all` only. */
export type KindChoice = 'all' | Exclude<OperationKind, 'other'>

export interface HistoryChoice {
  kind: KindChoice
  period: Period
}

/** The request of the specification (BL37, BL38); the fields after the sort are additions (E16). */
export interface HistoryRequest {
  offset: number
  size: number
  sortBy?: 'created_time'
  sortDirection?: 'desc'
  operations?: HistoryOperation[]
  from?: string
  to?: string
  cursor?: string
}

export interface HistoryPage {
  rows: HistoryRow[]
  supports: readonly string[]
  /** The cursor of the next page; null where the server knows none, or after the last page. */
  next: string | null
  /** The answer lacked its history. */
  isMalformed: boolean
}

export interface HistoryContext extends HistoryChoice, RenewalContext {
  view: HistoryView
  /** Rows of a request (BL37, BL38). */
  size: number
  /** All of the server's rows, those of zero too. */
  rows: HistoryRow[]
  /** The number of rows received, whatever is shown of them: the offset of the next page (A69). */
  loaded: number
  isLastPageFull: boolean
  next: string | null
  /** Null while nobody knows: until then only the described fields are sent. */
  supports: readonly string[] | null
  /** The first request of the rows at hand, as text; null without rows. */
  asked: string | null
  /** The day in Moscow, for periods that end today. */
  today: Day
  /** The points have changed, or a notification has come, since the rows were asked for. */
  isStale: boolean
  /** Why the list or its next page did not come. */
  problem: string | null
}

export interface HistoryInput {
  view: HistoryView
  size: number
  /** Epoch milliseconds. */
  now: number
}

/** Rows of a request, by the size of the table (BL37, BL38). */
export const HISTORY_PAGES: Readonly<Record<HistoryView, number>> = { mini: 10, full: 100 }

export type HistoryEvent =
  | { type: 'more' }
  | ({ type: 'filter.change'; patch: Partial<HistoryChoice> } & Stamp)
  | { type: 'filter.reset' }
  | { type: 'retry' }
  /** Points have come or gone, or something is told of them. */
  | { type: 'renew' }

/** For the screen: a payout has ended, so what payouts hold is not what it was, even where the points are the same. */
export type HistoryNews = { type: 'ended' }
