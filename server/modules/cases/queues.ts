/** How much waits: every queue with its counts, and the conversations that wait for anybody. Counted no further than people read it. */
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { CASE_KINDS, MOST_COUNTED } from '../../../src/domain/desk/cases.ts'
import type { CaseKind } from '../../../src/domain/desk/cases.ts'
import { oneOf, rowsOf } from '../../kernel/database/rows.ts'
import type { Db } from '../../kernel/database/types.ts'
import { lateBefore } from '../sales/deadlines.ts'
import type { Asker } from './list.ts'

interface Counted {
  kind: CaseKind
  count: number
  late: number
  oldest: string | Date | null
}

const instant = (moment: string | Date | null): string | null => (moment === null ? null : new Date(moment).toISOString())

/** Of each kind the beginning of the index `desk_cases_age`: the oldest come first, so that whoever is late is counted before the others. */
export const queuesStatement = (late: Date): SQL => sql`
  select kinds.kind, count(found.since)::int as count,
    (count(*) filter (where found.since < ${late.toISOString()}::timestamptz))::int as late, min(found.since) as oldest
  from (values ${sql.join(
    CASE_KINDS.map((kind) => sql`(${kind}::text)`),
    sql`, `,
  )}) as kinds (kind)
  left join lateral (
    select since from desk_cases where desk_cases.kind = kinds.kind order by since, id limit ${MOST_COUNTED}::int
  ) as found on true
  group by kinds.kind`

/** The beginning of the index `conversations_queue`. */
export const chatsStatement = (): SQL => sql`
  select count(*)::int as count, min(found.waiting_since) as oldest from (
    select waiting_since from conversations
    where waiting_since is not null and closed_at is null and operator_id is null
    order by waiting_since, id limit ${MOST_COUNTED}::int
  ) as found`

/** @returns counts up to `MOST_COUNTED`, which stands for as many and more */
export const queuesOf = async (db: Db, { now, deadlines }: Omit<Asker, 'operator'>) => {
  const rows = rowsOf<Counted>(await db.execute(queuesStatement(lateBefore(now, deadlines))))
  const byKind = new Map(rows.map((row) => [row.kind, row]))
  const chats = oneOf(rowsOf<Omit<Counted, 'kind' | 'late'>>(await db.execute(chatsStatement())))
  return {
    queues: CASE_KINDS.map((kind) => {
      const { count = 0, late = 0, oldest = null } = byKind.get(kind) ?? {}
      return { kind, count, late, oldest: instant(oldest) }
    }),
    chats: { count: chats.count, oldest: instant(chats.oldest) },
  }
}
