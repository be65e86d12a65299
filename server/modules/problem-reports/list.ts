/** Reports as the desk lists them (D257): newest first, all of them or those that ended in a state of a flow. */
import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { problemReportEnds, problemReports } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { shortNote } from './reports.ts'

/** Where they ended; a flow without a state is all of that flow's. */
export interface Ended {
  machine: string
  state: string
}

/** The last row of a page. */
interface Position {
  until: number
  id: string
}

const cursorOf = ({ until, id }: Position): string => Buffer.from(`${until} ${id}`).toString('base64url')

/** It is not signed: who writes one begins somewhere else in a list that is open to them. */
const readCursor = (cursor: string): Position => {
  const [until = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const isWhole = /^\d{1,15}$/.test(until) && isUuid(id)
  return isWhole ? { until: Number(until), id } : refuse('invalidRequest', 'Не удалось продолжить список. Откройте его заново')
}

const { code, createdAt, until, note, machine, state, id } = problemReports
const shown = { code, createdAt, until, note, machine, state, id }

const behind = (columns: SQL, cursor: string | undefined): SQL | undefined => {
  if (cursor === undefined) return undefined
  const last = readCursor(cursor)
  return sql`${columns} < (${new Date(last.until).toISOString()}::timestamptz, ${last.id}::uuid)`
}

const all = (db: Db, cursor: string | undefined, now: Date) =>
  db
    .select(shown)
    .from(problemReports)
    .where(and(gt(until, now), behind(sql`(${until}, ${id})`, cursor)))
    .orderBy(desc(until), desc(id))

const ended = (db: Db, place: Ended, cursor: string | undefined, now: Date) => {
  const ends = problemReportEnds
  return db
    .select(shown)
    .from(ends)
    .innerJoin(problemReports, eq(id, ends.reportId))
    .where(
      and(
        eq(ends.machine, place.machine),
        eq(ends.state, place.state),
        gt(ends.until, now),
        behind(sql`(${ends.until}, ${ends.reportId})`, cursor),
      ),
    )
    .orderBy(desc(ends.until), desc(ends.reportId))
}

/**
 * A page of reports, without recordings; one more row than the page is read, to know whether another page follows.
 * @param place null for all of them
 * @throws Refusal invalidRequest for a cursor that is none
 */
export const listReports = async (
  db: Db,
  place: Ended | null,
  { cursor, size, now }: { cursor: string | undefined; size: number; now: number },
): Promise<{ reports: components['schemas']['EndedReport'][]; next: string | null }> => {
  const at = new Date(now)
  const rows = await (place === null ? all(db, cursor, at) : ended(db, place, cursor, at)).limit(size + 1)
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return {
    reports: page.map((row) => ({
      code: row.code,
      at: row.createdAt.toISOString(),
      note: shortNote(row.note),
      machine: row.machine,
      state: row.state,
    })),
    next: last === undefined ? null : cursorOf({ until: last.until.getTime(), id: last.id }),
  }
}
