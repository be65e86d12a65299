import { desc, gte, lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { rowsOf } from '../../kernel/database/rows.ts'
import { securityEvents } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/** Events of so many milliseconds are counted in one row. */
export const WINDOW = 600_000
/** As long as somebody may look for how a break-in began. */
const KEPT = 30 * 86_400_000

export type SecurityRow = typeof securityEvents.$inferSelect

/** Adds counts to the digest; the rows come from any number of servers. */
export const addSecurityEvents = async (db: Db, rows: readonly SecurityRow[]): Promise<void> => {
  if (rows.length === 0) return
  const { actor, event, lastAt, network, operation, origin, phone, seen, since } = securityEvents
  await db
    .insert(securityEvents)
    .values([...rows])
    .onConflictDoUpdate({
      target: [since, event, operation, network, origin, actor, phone],
      set: { seen: sql`${seen} + excluded.seen`, lastAt: sql`greatest(${lastAt}, excluded.last_at)` },
    })
}

/** The newest rows. */
export const latestSecurityEvents = (db: Db, most: number): Promise<SecurityRow[]> =>
  db.select().from(securityEvents).orderBy(desc(securityEvents.since), desc(securityEvents.lastAt)).limit(most)

/** What came from one network since a moment. */
export interface Busy {
  /** Null: too many networks to tell them apart. */
  network: string | null
  events: string[]
  seen: number
  origins: number
  phones: number
}

/** The networks from which most was refused, the busiest first. */
export const busiestNetworks = async (db: Db, since: number, most: number): Promise<Busy[]> =>
  rowsOf<Busy>(
    await db.execute(sql`
      select network, array_agg(distinct event order by event) as events, sum(seen)::float8 as seen,
        count(distinct origin)::int as origins, count(distinct phone)::int as phones
      from security_events where since >= ${new Date(since).toISOString()}::timestamptz
      group by network order by sum(seen) desc limit ${most}`),
  )

/** A phone that is tried, and from how many networks. */
export interface Tried {
  phone: string
  networks: number
  seen: number
}

/** The phones that were tried from most networks, the most first. */
export const mostTriedPhones = async (db: Db, since: number, most: number): Promise<Tried[]> =>
  rowsOf<Tried>(
    await db.execute(sql`
      select phone, count(distinct network)::int as networks, sum(seen)::float8 as seen
      from security_events where since >= ${new Date(since).toISOString()}::timestamptz and phone is not null
      group by phone order by count(distinct network) desc, sum(seen) desc limit ${most}`),
  )

/** What an alert looks at, of the window that runs and the one before it. */
export const securityState = async (db: Db, now: number): Promise<{ busiest: number; networks: number }> => {
  const since = now - (now % WINDOW) - WINDOW
  const [[busiest], [tried]] = [await busiestNetworks(db, since, 1), await mostTriedPhones(db, since, 1)]
  return { busiest: busiest?.seen ?? 0, networks: tried?.networks ?? 0 }
}

/** The part of the cleanup that deletes what nobody will ask about; and rows of a clock that was wrong. */
export const forgetOldSecurityEvents = async (db: Db, now: number): Promise<void> => {
  await deleteInBatches(db, securityEvents, lt(securityEvents.since, new Date(now - KEPT)))
  await deleteInBatches(db, securityEvents, gte(securityEvents.since, new Date(now + KEPT)))
}
