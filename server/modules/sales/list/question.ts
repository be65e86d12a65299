import { beginningInMoscow } from '../../../../src/domain/dates/dates.ts'
import { parseDay } from '../../../../src/domain/dates/day.ts'
import type { Day } from '../../../../src/domain/dates/day.ts'
import { SALE_STATUSES } from '../../../../src/domain/sales/sale-status.ts'
import type { SaleStatus } from '../../../../src/domain/sales/sale-status.ts'
import { refuse } from '../../../kernel/call/refusal.ts'
import type { Side } from '../../../kernel/database/sets.ts'
import type { Part, Period, Question } from './asked.ts'
import { readCursor } from './cursor.ts'
import { orderOf } from './order.ts'
import type { Direction, SortName } from './order.ts'

const DAY = 86_400_000

/** The request of either list, as the contract has let it through. */
export interface ListRequest {
  offset: number
  size: number
  sortBy?: SortName
  sortDirection?: Direction
  statuses?: SaleStatus[]
  from?: string
  to?: string
  search?: string
  cursor?: string
}

const readDay = (wire: string | undefined): Day | null =>
  wire === undefined ? null : (parseDay(wire.replaceAll('-', '.')) ?? refuse('refused', 'Такой даты нет'))

const readPeriod = (request: ListRequest): Period | null => {
  const [from, to] = [readDay(request.from), readDay(request.to)]
  if (from !== null && to !== null && from > to) refuse('refused', 'Начало периода позже его конца')
  return from === null && to === null ? null : { from, to }
}

/**
 * Reads a list's request.
 * @throws Refusal for a day that does not exist, a period that ends before it begins, and a cursor of another question
 */
export const readQuestion = (
  ownerId: string,
  side: Side,
  request: ListRequest,
  pointId: string | null = null,
): Question & Part => {
  const { offset, size, sortBy, sortDirection, search = null, cursor } = request
  const statuses = (request.statuses ?? [...SALE_STATUSES]).toSorted()
  const question = {
    ownerId,
    side,
    order: orderOf(sortBy, sortDirection),
    statuses,
    period: readPeriod(request),
    search,
    pointId,
  }
  return cursor === undefined
    ? { ...question, offset, size, after: null }
    : { ...question, offset: 0, size, after: readCursor(cursor, question) }
}

/** The period as moments, the second excluded. */
export const momentsOf = ({ from, to }: Period): { since: Date | null; before: Date | null } => ({
  since: from === null ? null : new Date(beginningInMoscow(from)),
  before: to === null ? null : new Date(beginningInMoscow(to) + DAY),
})
