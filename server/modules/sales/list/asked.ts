/** What is asked of a list: whose rows, which of them, in which order, from where on. */
import type { Day } from '../../../../src/domain/dates/day.ts'
import type { SaleStatus } from '../../../../src/domain/sales/sale-status.ts'
import type { Side } from '../../../kernel/database/sets.ts'
import type { Order } from './order.ts'

/** The place of a row in an order: the next page begins behind it, whether the row is still there or not. */
export interface Position {
  status: SaleStatus
  /** Null for the empty ones at the end; a date as ISO 8601. */
  key: string | number | null
  number: number
}

/** Days of Moscow, both included; null is open. */
export interface Period {
  from: Day | null
  to: Day | null
}

/** A request for a list without its cursor: whose rows, which of them, in which order. A cursor is valid for one of these. */
export interface Question {
  ownerId: string
  side: Side
  order: Order
  /** In the order of their names, each at most once. */
  statuses: readonly SaleStatus[]
  period: Period | null
  /** The beginning of the serial. */
  search: string | null
  /** Only what was sold at this point; null for all of it. */
  pointId: string | null
}

/** The asked part of the answer. A position comes from a cursor, and then the offset counts for nothing. */
export interface Part {
  offset: number
  size: number
  after: Position | null
}
