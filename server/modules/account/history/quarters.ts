import { sql } from 'drizzle-orm'
import { prepared } from '../../../kernel/database/prepared.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Bounds, Question } from './question.ts'

/** Moscow has no summer time (src/domain/dates/dates.ts). */
const MOSCOW = 3 * 3_600_000

/** The quarter of a moment in Moscow, counted through as the database's `point_quarter` does. */
export const quarterOf = (at: number): number => {
  const day = new Date(at + MOSCOW)
  return day.getUTCFullYear() * 4 + Math.floor(day.getUTCMonth() / 3)
}

/** The first and the last quarter in which a person has rows of each of these operations; none for an operation without rows. */
const findSpans = prepared(['userId', 'operations'], (db, { userId, operations }) => {
  const outermost = (way: 'asc' | 'desc') => sql<number | null>`(
    select point_quarter(h.created_at) from point_history h where h.account_id = mine.id and h.operation = kind.operation
    order by h.created_at ${sql.raw(way)}, h.entry ${sql.raw(way)} limit 1)`
  return db
    .select({ operation: sql<string>`kind.operation`, first: outermost('asc'), last: outermost('desc') })
    .from(
      sql`(select id from accounts where user_id = ${userId} and kind = 'points') as mine, unnest(${operations}::text[]) as kind(operation)`,
    )
})

/**
 * The cells of an order by sum: each quarter of the period in which the person has rows. Along the index of all sums a period would read
 * every row outside of it; within a quarter it reads few (ADR 0013).
 */
export const byQuarter = async (
  db: Db,
  { userId, since, before }: Pick<Question, 'userId' | 'since' | 'before'>,
  bounds: Bounds,
): Promise<Bounds & { quarters: number[] }> => {
  const found = await findSpans(db, { userId, operations: [...new Set(bounds.operations)] })
  const spans = new Map(found.map(({ operation, first, last }) => [operation, { first, last }]))
  const cells = bounds.operations.flatMap((operation, cell) => {
    const { first, last } = spans.get(operation) ?? { first: null, last: null }
    if (first === null || last === null) return []
    const from = since ? Math.max(first, quarterOf(since.getTime())) : first
    const to = before ? Math.min(last, quarterOf(before.getTime() - 1)) : last
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ cell, quarter: from + index }))
  })
  const each = <Value>(values: readonly Value[]): Value[] => cells.map(({ cell }) => values[cell] as Value)
  return {
    operations: each(bounds.operations),
    places: each(bounds.places),
    keys: each(bounds.keys),
    entries: each(bounds.entries),
    quarters: cells.map(({ quarter }) => quarter),
  }
}
