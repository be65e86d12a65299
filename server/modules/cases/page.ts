import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { CaseKind } from '../../../src/domain/desk/cases.ts'
import { rowsOf } from '../../kernel/database/rows.ts'
import type { StoredCheck } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import { MOST_SUSPICIOUS } from './cursor.ts'
import type { Position } from './cursor.ts'

/** A row of a queue, before it has words. */
export interface PageRow {
  id: string
  since: Date
  suspicion: number
  checks: StoredCheck[] | null
  /** In the part of the late ones, as it was when the list was opened. */
  isLate: boolean
}

interface Found {
  id: string
  since: string | Date
  suspicion: number
  checks: StoredCheck[] | null
}

/** Before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const at = (moment: number): SQL => sql`${new Date(moment).toISOString()}::timestamptz`

/** The late ones: a stretch of the index `desk_cases_age`. */
export const lateOf = (kind: CaseKind, late: number, after: Position | null, size: number): SQL => sql`
  select id, since, suspicion, checks from desk_cases
  where kind = ${kind} and since < ${at(late)} ${after ? sql`and (since, id) > (${at(after.since)}, ${after.id}::uuid)` : sql``}
  order by since, id limit ${size}`

/**
 * Those that are not late: of each degree of suspicion a stretch of the index `desk_cases_suspicion`. Degrees are few, so that no page
 * reads more than ten times its rows.
 */
export const restOf = (kind: CaseKind, late: number, after: Position | null, size: number): SQL => {
  const from = after?.suspicion ?? MOST_SUSPICIOUS
  const begin = sql`${at(late - 1)}, ${FIRST_ID}::uuid`
  const isLast = sql`degree = ${from}::int`
  const behind = after
    ? sql`(case when ${isLast} then ${at(after.since)} else ${at(late - 1)} end), (case when ${isLast} then ${after.id} else ${FIRST_ID} end)::uuid`
    : begin
  return sql`
    select found.id, found.since, found.suspicion, found.checks
    from generate_series(${from}::int, 0, -1) as degree cross join lateral (
      select id, since, suspicion, checks from desk_cases
      where kind = ${kind} and suspicion = degree::smallint and since >= ${at(late)} and (since, id) > (${behind})
      order by since, id limit ${size}
    ) as found
    order by found.suspicion desc, found.since, found.id limit ${size}`
}

const read = async (db: Db, query: SQL, isLate: boolean): Promise<PageRow[]> =>
  rowsOf<Found>(await db.execute(query)).map((row) => ({ ...row, since: new Date(row.since), isLate }))

/**
 * A page of a queue: the late ones by age, then the others, suspicious ones first. It never reads the whole queue.
 * @param late what has waited since before this moment is late, epoch milliseconds
 */
export const pageOf = async (
  db: Db,
  kind: CaseKind,
  { late, after, size }: { late: number; after: Position | null; size: number },
): Promise<PageRow[]> => {
  const isBeyond = after !== null && !after.isLate
  const first = isBeyond ? [] : await read(db, lateOf(kind, late, after, size), true)
  if (first.length === size) return first
  const rest = await read(db, restOf(kind, late, isBeyond ? after : null, size - first.length), false)
  return [...first, ...rest]
}
